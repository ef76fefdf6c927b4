import * as z from 'zod/mini'
import { DOCUMENT_BYTES_MAX, FILM_BYTES_MAX } from '../limits.ts'
import { mediaMessages } from './media-messages.ts'

/** Files of the site that are no pictures, and bytes of each at most: documents to download, films and their captions. */
const DOCUMENT_BYTES = {
  pdf: DOCUMENT_BYTES_MAX,
  mp4: FILM_BYTES_MAX,
  webm: FILM_BYTES_MAX,
  vtt: DOCUMENT_BYTES_MAX,
} as const
export type DocumentExtension = keyof typeof DOCUMENT_BYTES

/** Returns the kind of a file by its name; undefined of what the site shows or gives nowhere. */
export function documentExtension(name: string): DocumentExtension | undefined {
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return extension in DOCUMENT_BYTES ? (extension as DocumentExtension) : undefined
}

/** Returns what is wrong with a file by its name and size; undefined where nothing is. */
export function findDocumentError({ name, size }: { name: string; size: number }): string | undefined {
  const extension = documentExtension(name)
  if (!extension) return mediaMessages.documentKind
  const max = DOCUMENT_BYTES[extension]
  return size > max ? mediaMessages.documentTooLarge(max / 1024 / 1024) : undefined
}

/** A stored file by the path that forms name it by. */
export const storedDocument = z.object({ path: z.string(), name: z.string(), bytes: z.number() })
