#ifndef WHALESIM_CYAML_SHIM_H
#define WHALESIM_CYAML_SHIM_H

#include <yaml.h>

#endif
