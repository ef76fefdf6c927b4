/** Bytes of the largest request: 50 lines of 20 operations each. */
export const BODY_BYTES_MAX = 512 * 1024
