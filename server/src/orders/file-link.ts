import type { SecretKeys } from '../platform/secret.ts'
import { signPath } from '../platform/signed-address.ts'

/** Days for which the address in a mail opens a file. */
export const FILE_LINK_DAYS = 30

export const filePath = (id: string) => `/files/orders/${id}`

/** An absolute address that opens a file of an order without logging in. */
export function signedFileUrl(publicUrl: string, keys: SecretKeys, id: string): string {
  return new URL(signPath(keys.current, filePath(id), FILE_LINK_DAYS), publicUrl).href
}
