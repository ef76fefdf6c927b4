import { DAY_MINUTES, DAY_MS, MINUTE_MS } from '@rapport/contract/hours/durations'
import { STAFF_FILE_MINUTES } from '@rapport/staff-contract/inbox/inbox-limits'
import type { SecretKeys } from '../../platform/security/secret-keys.ts'
import { signPath } from '../../platform/security/signed-url.ts'

/** Days for which a link in a mail is valid, because it opens the file without a password. */
const FILE_LINK_DAYS_MAX = 365
/** Days after that in which the link explains that the file was removed. */
const EXPLAINED_DAYS = 30
const STAFF_LINK_DAYS = STAFF_FILE_MINUTES / DAY_MINUTES

/** Message for a file that was removed because of its age. */
export const REMOVED_FILE = 'Файл удалён: срок его хранения истёк'

export const filePath = (id: string) => `/files/orders/${id}`
export const previewPath = (id: string) => `/files/orders/${id}/preview`
export const thumbnailPath = (id: string) => `/files/orders/${id}/thumbnail`
export const archivePath = (orderId: string) => `/files/order-archives/${orderId}`

/**
 * Returns an absolute URL that opens a file without a log-in until `end`. For EXPLAINED_DAYS more it explains that
 * the file was removed.
 */
export function signedFileUrl(publicUrl: string, keys: SecretKeys, id: string, end: Date): string {
  return new URL(signPath(keys.current, filePath(id), EXPLAINED_DAYS, end), publicUrl).href
}

/** Returns the expiry of a link in a mail: the removal of the file after `keepDays`, at most a year from now. */
export function fileLinkEnd(placedAt: Date, keepDays: number, now: Date): Date {
  const removed = placedAt.getTime() + keepDays * DAY_MS
  return new Date(Math.min(removed, now.getTime() + FILE_LINK_DAYS_MAX * DAY_MS))
}

/** A thumbnail path is stable for this long, so that browsers can cache the picture. */
const SAME_PATH_MS = (STAFF_FILE_MINUTES * MINUTE_MS) / 2

/**
 * Returns a signed thumbnail path for staff. It is valid for STAFF_FILE_MINUTES at most and half of that at least.
 */
export const signThumbnail = (keys: SecretKeys, id: string, now: Date): string =>
  signForStaff(keys, thumbnailPath(id), new Date(Math.floor(now.getTime() / SAME_PATH_MS) * SAME_PATH_MS))

/** Returns a signed path for staff, valid for STAFF_FILE_MINUTES. */
export const signForStaff = (keys: SecretKeys, path: string, now: Date): string =>
  signPath(keys.current, path, STAFF_LINK_DAYS, now)
