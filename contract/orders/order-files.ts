import { messages } from '../errors/messages.ts'
import { ORDER_FILE_BYTES_MAX, ORDER_FILES_MAX } from './order-limits.ts'

/** Extensions of accepted layout files; all others are refused. */
export const orderFileExtensions = [
  'ai',
  'eps',
  'cdr',
  'pdf',
  'svg',
  'psd',
  'tif',
  'tiff',
  'png',
  'jpg',
  'jpeg',
  'webp',
  'heic',
  'zip',
  'rar',
  '7z',
  'doc',
  'docx',
  'xls',
  'xlsx',
] as const
export type OrderFileExtension = (typeof orderFileExtensions)[number]

/** Returns the extension of a file name; undefined if orders do not accept it. */
export function orderFileExtension(name: string): OrderFileExtension | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return name.includes('.') ? orderFileExtensions.find((known) => known === extension) : undefined
}

/** Returns the error of an order file's name or size; undefined if it is valid. */
export function findFileError({ name, size }: { name: string; size: number }): string | undefined {
  if (!orderFileExtension(name)) return messages.fileKind(name)
  if (size > ORDER_FILE_BYTES_MAX) return messages.fileTooLarge(name)
  return size === 0 ? messages.fileEmpty(name) : undefined
}

/** Returns the errors of an order's files before they are sent. */
export function findFileErrors(files: readonly { name: string; size: number }[]): string[] {
  if (files.length > ORDER_FILES_MAX) return [messages.filesTooMany]
  return files.flatMap((file) => findFileError(file) ?? [])
}
