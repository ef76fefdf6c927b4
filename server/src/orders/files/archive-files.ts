import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Storage } from '../../platform/storage/storage.ts'
import { orderFileKey } from './file-key.ts'

/**
 * Streams stored files as a ZIP, one after another. Equal names get a number, and quotes are replaced, because
 * Windows refuses them.
 */
export function archiveFiles(files: readonly { id: string; name: string }[], storage: Storage): Readable {
  const zip = new ZipFile()
  const archive = Readable.from(zip.outputStream)
  zip.on('error', (error: Error) => archive.destroy(error))
  const names = uniqueNames(files.map(({ name }) => name.replaceAll('"', '_')))
  // Pictures and layouts are compressed already.
  for (const [index, { id }] of files.entries())
    zip.addReadStreamLazy(names[index] ?? id, { compress: false }, (add) => {
      storage.get(orderFileKey(id)).then(
        (file) => add(null, file?.stream ?? Readable.from([])),
        (error: unknown) => archive.destroy(error as Error),
      )
    })
  zip.end()
  return archive
}

/** Returns names that stay distinct on case-insensitive file systems: «макет.pdf», «Макет (2).pdf». */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const dot = name.lastIndexOf('.')
    const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
    let unique = name
    for (let number = 2; taken.has(unique.toLowerCase()); number += 1) unique = `${stem} (${number})${ending}`
    taken.add(unique.toLowerCase())
    return unique
  })
}
