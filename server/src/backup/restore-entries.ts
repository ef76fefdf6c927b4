import { buffer } from 'node:stream/consumers'
import type pg from 'pg'
import { damaged } from '../platform/archive/archive-format.ts'
import { type ArchiveEntry, readArchive } from '../platform/archive/read-archive.ts'
import { copyIn } from '../platform/database/copy/copy-rows.ts'
import { type CopiedTable, quote } from '../platform/database/copy/snapshot.ts'
import type { OpenArchive } from './check-archive.ts'
import { type Manifest, parseEntryName } from './manifest.ts'

/** Largest compressed part of rows. */
const PART_BYTES_MAX = 8 * 1024 * 1024

/** Where the entries of an archive go. */
export interface EntryTargets {
  /** Names of the tables that exist. Rows of others are left out. */
  tables: ReadonlySet<string>
  signal: AbortSignal
  putFile(key: string, content: AsyncIterable<Uint8Array>, size: number): Promise<void>
}

/** Writes the rows of an archive over the client's transaction, and its files. Returns the tables left out. */
export async function restoreEntries(
  open: OpenArchive,
  client: pg.Client,
  manifest: Manifest,
  { tables, putFile, signal }: EntryTargets,
): Promise<string[]> {
  const entries = readArchive(await open())
  const leftOut = new Set<string>()
  const next = async () => (await entries.next()).value as ArchiveEntry | undefined
  // The first entry is the manifest.
  await next()
  let entry = await next()

  async function* takeParts(prefix: string): AsyncGenerator<Uint8Array> {
    for (; entry?.name.startsWith(prefix); entry = await next()) {
      if (entry.size > PART_BYTES_MAX) throw damaged(`${entry.name} is too long`)
      yield await buffer(entry.content)
    }
  }

  while (entry) {
    signal.throwIfAborted()
    const parsed = parseEntryName(entry.name)
    if (!parsed) throw damaged(`${entry.name} is no known entry`)
    if ('key' in parsed) {
      await putFile(parsed.key, entry.content, entry.size)
      entry = await next()
      continue
    }
    const { folder, table: name } = parsed
    const isJob = folder === 'jobs'
    const table = (isJob ? manifest.jobs : manifest.tables).find((one) => one.name === name)
    if (!table) throw damaged(`the manifest does not list the table ${name}`)
    const parts = takeParts(`${folder}/${name}/`)
    if (isJob) await copyIn(client, target(`incoming_${name}`, table), parts)
    else if (tables.has(name)) await copyIn(client, target(name, table), parts)
    else {
      leftOut.add(name)
      for await (const _ of parts);
    }
  }
  return [...leftOut]
}

const target = (name: string, { columns }: CopiedTable): string =>
  `${quote(name)} (${columns.map(quote).join(', ')})`
