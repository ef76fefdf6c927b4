import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import { splitLines } from '../columns/codecs.ts'
import type { FileRows, PlanPart } from '../kinds/import-kind.ts'
import type { ContentWrite } from '../kinds/write-content.ts'
import { getText } from './item-names.ts'

const URLS_MAX = 10

/** Returns the addresses of pictures by line. */
export async function listPictureUrls({ keys, parts }: FileRows): Promise<Map<number, string[]>> {
  const urls = new Map<number, string[]>()
  if (!keys.has('pictureUrls')) return urls
  for await (const part of parts())
    for (const row of part) {
      const listed = splitLines(getText(row, 'pictureUrls')).slice(0, URLS_MAX)
      if (listed.length > 0) urls.set(row.line, listed)
    }
  return urls
}

/**
 * Returns the addresses that are downloaded for planned items, and adds a note to their plans. An item that has
 * pictures keeps them.
 */
export function planDownloads(
  { rows, writes }: PlanPart<ContentWrite>,
  urls: ReadonlyMap<number, string[]>,
  isOn: boolean,
): Map<number, string[]> {
  const planned = new Map<number, string[]>()
  const plans = new Map(rows.map((row) => [row.line, row]))
  for (const { line, write } of writes) {
    const listed = urls.get(line)
    if (!listed || (write.snapshot as ItemSnapshot).picture !== null) continue
    if (isOn) planned.set(line, listed)
    const after = isOn ? `${listed.length}, скачаем по\u00A0ссылкам` : importMessages.picturesOff
    plans.get(line)?.changes.push({ header: 'Картинки', before: '', after })
  }
  return planned
}
