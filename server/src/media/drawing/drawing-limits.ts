/** Above this limit a small file would unpack to more memory than a server can spare. */
export const PIXELS_MAX = 60_000_000
