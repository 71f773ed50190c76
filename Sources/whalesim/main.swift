import WhaleSimCLI

Program.runAndExit()
