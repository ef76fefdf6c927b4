const BYTES = 16

/** Returns 128 random bits as 32 hex digits. `crypto.randomUUID` is missing without https. */
export const randomHex = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
