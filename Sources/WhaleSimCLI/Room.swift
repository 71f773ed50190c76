// WhaleSimCLI: see Docs/Architecture.md for what lives in this room.
