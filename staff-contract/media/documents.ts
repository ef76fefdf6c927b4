import * as z from 'zod/mini'
import { DOCUMENT_BYTES_MAX, FILM_BYTES_MAX } from './media-limits.ts'
import { mediaMessages } from './media-messages.ts'

/** Kinds of stored files other than pictures, with their maximum bytes: documents, films and captions. */
const DOCUMENT_BYTES = {
  pdf: DOCUMENT_BYTES_MAX,
  mp4: FILM_BYTES_MAX,
  webm: FILM_BYTES_MAX,
  vtt: DOCUMENT_BYTES_MAX,
} as const
export type DocumentExtension = keyof typeof DOCUMENT_BYTES

/** Returns the extension of a supported file name; undefined for unsupported ones. */
export function documentExtension(name: string): DocumentExtension | undefined {
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return extension in DOCUMENT_BYTES ? (extension as DocumentExtension) : undefined
}

/** Returns the error of a file's name or size; undefined if it is valid. */
export function findDocumentError({ name, size }: { name: string; size: number }): string | undefined {
  const extension = documentExtension(name)
  if (!extension) return mediaMessages.documentKind
  const max = DOCUMENT_BYTES[extension]
  return size > max ? mediaMessages.documentTooLarge(max / 1024 / 1024) : undefined
}

/** A stored file; `path` identifies it in forms. */
export const storedDocument = z.object({ path: z.string(), name: z.string(), bytes: z.number() })
