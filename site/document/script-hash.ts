import { createHash } from 'node:crypto'

/** Returns the source of a Content-Security-Policy that allows an inline script with this text. */
export const scriptHash = (text: string | Uint8Array): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
