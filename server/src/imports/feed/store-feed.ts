import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FEED_BYTES_MAX } from '@rapport/staff-contract/imports/import-limits'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { DownloadError, download, type IsAllowedAddress } from '../../platform/http/guarded-download.ts'
import { TableFileError } from '../files/table-file-error.ts'
import { writeTable } from '../files/write-table.ts'
import { describeDownloadError } from './download-reasons.ts'
import { toSheets } from './feed-sheets.ts'
import { parseFeed } from './parse-feed.ts'

/** The rest of the connection's time is for writing and reading the workbook. */
const TIME_MS = 25_000

/** A feed of another site: an uploaded file, or an address to download. */
export type FeedSource = { path: string } | { url: string; isAllowed: IsAllowedAddress }

/** Writes a feed as a workbook of the catalogue to a temporary file. Throws TableFileError. */
export async function convertFeed(source: FeedSource): Promise<{ path: string; name: string }> {
  const isAddress = 'url' in source
  const chunks = isAddress
    ? download(source.url, { isAllowed: source.isAllowed, maxBytes: FEED_BYTES_MAX, timeMs: TIME_MS })
    : createReadStream(source.path)
  const catalog = await parseFeed(chunks).catch((error) => {
    throw error instanceof DownloadError ? new TableFileError(describeDownloadError(error)) : error
  })
  const [first, ...others] = toSheets(catalog, isAddress ? source.url : undefined)
  if (!first) throw new TableFileError(importMessages.feedEmpty)
  const path = join(tmpdir(), `rapport-feed-${randomUUID()}`)
  await writeFile(path, await writeTable({ format: 'xlsx', ...first, others }))
  const host =
    URL.parse(catalog.shopUrl)?.hostname ?? (isAddress ? URL.parse(source.url)?.hostname : undefined)
  return { path, name: host ? `Фид ${host}.xlsx` : 'Фид.xlsx' }
}
