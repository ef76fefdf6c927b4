import { STAFF_FILE_MINUTES } from '@rapport/contract/limits'
import type { SecretKeys } from '../../platform/security/secret-keys.ts'
import { signPath } from '../../platform/security/signed-url.ts'

/** Days for which the URL in a mail opens a file. */
export const FILE_LINK_DAYS = 30
const STAFF_LINK_DAYS = STAFF_FILE_MINUTES / 1440

/** What whoever opens a file reads once it was removed for its age. */
export const REMOVED_FILE = 'Файл удалён: срок его хранения истёк'

export const filePath = (id: string) => `/files/orders/${id}`
/** The picture of a file. */
export const previewPath = (id: string) => `/files/orders/${id}/preview`
/** All files of an order. */
export const archivePath = (orderId: string) => `/files/order-archives/${orderId}`

/** Returns an absolute URL that opens a file of an order without logging in. */
export function signedFileUrl(publicUrl: string, keys: SecretKeys, id: string, now: Date): string {
  return new URL(signPath(keys.current, filePath(id), FILE_LINK_DAYS, now), publicUrl).href
}

/** Returns a path that opens for staff, for STAFF_FILE_MINUTES. */
export const signForStaff = (keys: SecretKeys, path: string, now: Date): string =>
  signPath(keys.current, path, STAFF_LINK_DAYS, now)
