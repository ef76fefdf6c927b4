import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { ContentFiles } from './files.ts'
import type { Place, Report } from './mistakes.ts'

/** An entry that goes by its `erpId`, as the files of `materials/` and `prices/` list them. */
export interface ErpEntry {
  place: Place
  fields: Record<string, unknown>
}

/** The entries of all files of a folder, file by file in the order of their names. */
export async function erpEntries(files: ContentFiles, folder: string, report: Report): Promise<ErpEntry[]> {
  const entries: ErpEntry[] = []
  const owners = new Map<string, Place>()
  for (const name of (await readdir(path.join(files.directory, folder))).sort()) {
    const file = files.nameOf(`${folder}/${name}`)
    const list = await files.yaml(`${folder}/${name}`)
    if (!Array.isArray(list)) report({ file }, '', 'must be a list')
    for (const [index, node] of (Array.isArray(list) ? list : []).entries()) {
      const fields: Record<string, unknown> = { ...Object(node) }
      const erpId = typeof fields.erpId === 'string' ? fields.erpId : undefined
      const place = { file, entry: erpId ?? String(index + 1) }
      const owner = erpId === undefined ? undefined : owners.get(erpId)
      if (owner) report(place, 'erpId', `"${erpId}" is taken in ${owner.file}`)
      else if (erpId !== undefined) owners.set(erpId, place)
      entries.push({ place, fields })
    }
  }
  return entries
}
