/** Above it a small file would unpack to more memory than a server has to spare. */
export const PIXELS_MAX = 60_000_000
