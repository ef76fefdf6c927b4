import { MINUTE_MS } from '@rapport/contract/hours/durations'
import { FEED_PICTURES_MAX } from '@rapport/staff-contract/imports/import-limits'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { IMAGE_BYTES_MAX } from '@rapport/staff-contract/media/media-limits'
import pLimit from 'p-limit'
import { storePicture } from '../../media/commands.ts'
import type { MediaRow } from '../../media/tables.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { DownloadError, download, type IsAllowedAddress } from '../../platform/http/guarded-download.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { describeDownloadError } from './download-reasons.ts'

const AT_ONCE = 3
const PICTURE_MS = 20_000
const TOTAL_MINUTES = 30
const TOTAL_BYTES = 2 * 1024 ** 3

const ENDINGS: readonly [RegExp, string][] = [
  [/^\xff\xd8\xff/, 'jpg'],
  [/^\x89PNG\r\n/, 'png'],
  [/^RIFF.{4}WEBP/s, 'webp'],
  [/^.{4}ftypavi[fs]/s, 'avif'],
]

/** Pictures of one row. */
export interface RowPictures {
  line: number
  title: string
  slug: string
  urls: readonly string[]
}

interface DownloadDeps {
  storage: Storage
  isAllowed: IsAllowedAddress
  onDone(count: number): Promise<void>
}

/** Stored pictures by line, and the reasons by line why others are missing. */
export interface DownloadedPictures {
  rows: Map<number, MediaRow[]>
  failures: Map<number, string[]>
}

/**
 * Downloads and stores the pictures of rows, one address once. A picture that can't be had never stops the others. It
 * can be repeated: a file is named by its content.
 */
export async function downloadPictures(
  pictures: readonly RowPictures[],
  deps: DownloadDeps,
): Promise<DownloadedPictures> {
  const rows = new Map<number, MediaRow[]>()
  const failures = new Map<number, string[]>()
  const limit = pLimit(AT_ONCE)
  const budget: Budget = {
    ends: Date.now() + TOTAL_MINUTES * MINUTE_MS,
    bytes: TOTAL_BYTES,
    count: FEED_PICTURES_MAX,
  }
  const byUrl = new Map<string, Promise<MediaRow | string>>()
  let done = 0
  await Promise.all(
    pictures.map(({ line, title, slug, urls }) =>
      limit(async () => {
        for (const url of urls) {
          const stored = byUrl.get(url) ?? storeOne(url, { title, slug }, deps, budget)
          byUrl.set(url, stored)
          const row = await stored
          if (typeof row === 'string') failures.set(line, [...(failures.get(line) ?? []), `${url}: ${row}`])
          else rows.set(line, [...(rows.get(line) ?? []), row])
        }
        done += 1
        await deps.onDone(done)
      }),
    ),
  )
  return { rows, failures }
}

interface Budget {
  ends: number
  bytes: number
  count: number
}

/** Returns the row of a stored picture, or the reason why there is none. */
async function storeOne(
  url: string,
  { title, slug }: Pick<RowPictures, 'title' | 'slug'>,
  { storage, isAllowed }: DownloadDeps,
  budget: Budget,
): Promise<MediaRow | string> {
  budget.count -= 1
  if (budget.count < 0 || budget.bytes <= 0 || Date.now() > budget.ends) return importMessages.downloadLimit
  try {
    const chunks: Buffer[] = []
    for await (const chunk of download(url, { isAllowed, maxBytes: IMAGE_BYTES_MAX, timeMs: PICTURE_MS })) {
      budget.bytes -= chunk.length
      chunks.push(chunk)
    }
    const bytes = Buffer.concat(chunks)
    const head = bytes.toString('latin1', 0, 16)
    const ending = ENDINGS.find(([signature]) => signature.test(head))?.[1]
    if (!ending) return importMessages.downloadNoPicture
    return { ...(await storePicture(storage, `${slug}.${ending}`, bytes)), name: title }
  } catch (error) {
    if (error instanceof DownloadError) return describeDownloadError(error)
    if (error instanceof ApiError && error.status < 500) return error.message
    throw error
  }
}
