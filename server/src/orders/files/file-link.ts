import { DAY_MINUTES, DAY_MS, MINUTE_MS } from '@rapport/contract/hours/durations'
import { STAFF_FILE_MINUTES } from '@rapport/staff-contract/inbox/inbox-limits'
import type { SecretKeys } from '../../platform/security/secret-keys.ts'
import { signPath } from '../../platform/security/signed-url.ts'

/** Days for which the URL in a mail opens a file at most: whoever has it needs no password. */
const FILE_LINK_DAYS_MAX = 365
/** Days after it in which the URL still answers, to say that the file was removed. */
const EXPLAINED_DAYS = 30
const STAFF_LINK_DAYS = STAFF_FILE_MINUTES / DAY_MINUTES

/** What whoever opens a file reads once it was removed for its age. */
export const REMOVED_FILE = 'Файл удалён: срок его хранения истёк'

export const filePath = (id: string) => `/files/orders/${id}`
/** The picture of a file. */
export const previewPath = (id: string) => `/files/orders/${id}/preview`
/** The small picture of a file. */
export const thumbnailPath = (id: string) => `/files/orders/${id}/thumbnail`
/** All files of an order. */
export const archivePath = (orderId: string) => `/files/order-archives/${orderId}`

/** Returns an absolute URL that opens a file of an order without logging in until its end, and says for a month more that it is gone. */
export function signedFileUrl(publicUrl: string, keys: SecretKeys, id: string, end: Date): string {
  return new URL(signPath(keys.current, filePath(id), EXPLAINED_DAYS, end), publicUrl).href
}

/** Returns when the URL in a mail ends: with the file itself, which is kept for `keepDays`, a year from now at the latest. */
export function fileLinkEnd(placedAt: Date, keepDays: number, now: Date): Date {
  const removed = placedAt.getTime() + keepDays * DAY_MS
  return new Date(Math.min(removed, now.getTime() + FILE_LINK_DAYS_MAX * DAY_MS))
}

/** How long a path to a small picture stays the same: who reads an order again need not load it again. */
const SAME_PATH_MS = (STAFF_FILE_MINUTES * MINUTE_MS) / 2

/** Returns a path to the small picture of a file for staff: it opens for STAFF_FILE_MINUTES at most, and half of them at least. */
export const signThumbnail = (keys: SecretKeys, id: string, now: Date): string =>
  signForStaff(keys, thumbnailPath(id), new Date(Math.floor(now.getTime() / SAME_PATH_MS) * SAME_PATH_MS))

/** Returns a path that opens for staff, for STAFF_FILE_MINUTES. */
export const signForStaff = (keys: SecretKeys, path: string, now: Date): string =>
  signPath(keys.current, path, STAFF_LINK_DAYS, now)
