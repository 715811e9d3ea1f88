### The archive, and what a server says about itself.

error-draining = The server is about to stop and will be back in a moment.
