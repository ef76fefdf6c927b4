import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { ContentFiles } from './content-files.ts'
import type { ReportError, SourceLocation } from './validation-errors.ts'

/** An entry with an `erpId`, from the files of `materials/` and `prices/`. */
export interface ErpEntry {
  location: SourceLocation
  fields: Record<string, unknown>
}

/** Reads the entries of all files of a folder, file by file in order of name. */
export async function erpEntries(
  files: ContentFiles,
  folder: string,
  reportError: ReportError,
): Promise<ErpEntry[]> {
  const entries: ErpEntry[] = []
  const owners = new Map<string, SourceLocation>()
  for (const name of (await readdir(path.join(files.directory, folder))).sort()) {
    const file = files.nameOf(`${folder}/${name}`)
    const list = await files.yaml(`${folder}/${name}`)
    if (!Array.isArray(list)) reportError({ file }, '', 'must be a list')
    for (const [index, node] of (Array.isArray(list) ? list : []).entries()) {
      const fields: Record<string, unknown> = { ...Object(node) }
      const erpId = typeof fields.erpId === 'string' ? fields.erpId : undefined
      const location = { file, entry: erpId ?? String(index + 1) }
      const owner = erpId === undefined ? undefined : owners.get(erpId)
      if (owner) reportError(location, 'erpId', `"${erpId}" is taken in ${owner.file}`)
      else if (erpId !== undefined) owners.set(erpId, location)
      entries.push({ location, fields })
    }
  }
  return entries
}
