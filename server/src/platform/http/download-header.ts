import { create as createContentDisposition } from 'content-disposition'

/**
 * Returns the Content-Disposition that saves a file under its name (RFC 6266). Clients without `filename*` get the name in
 * ASCII, without characters that they may read as a path or an escape.
 */
export const downloadHeader = (name: string): string =>
  createContentDisposition(name, { fallback: name.replace(/[^\x20-\x7e]|["\\%?*]/g, '_') })
