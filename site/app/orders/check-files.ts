import { ORDER_FILE_BYTES_MAX, ORDER_FILES_MAX } from '@rapport/contract/limits'
import { messages } from '@rapport/contract/messages'
import { orderFileExtensions } from '@rapport/contract/orders'

const known: ReadonlySet<string> = new Set(orderFileExtensions)

/** What is wrong with files that can be told before they are sent (§5, decisions.md §2). */
export function checkFiles(files: Pick<File, 'name' | 'size'>[]): string[] {
  if (files.length > ORDER_FILES_MAX) return [messages.filesTooMany]
  return files.flatMap(({ name, size }) => {
    if (!known.has(name.split('.').at(-1)?.toLowerCase() ?? '')) return messages.fileKind(name)
    if (size > ORDER_FILE_BYTES_MAX) return messages.fileTooLarge(name)
    return size === 0 ? messages.fileEmpty(name) : []
  })
}
