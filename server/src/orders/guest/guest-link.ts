import { GUEST_LINK_DAYS } from '@rapport/contract/accounts/guest-order'
import { guestOrderPath } from '@rapport/contract/paths/paths'
import type { SecretKeys } from '../../platform/security/secret-keys.ts'
import { signPath } from '../../platform/security/signed-url.ts'

/** Returns an absolute URL that opens an order without an account. */
export function guestOrderUrl(publicUrl: string, keys: SecretKeys, id: string, now: Date): string {
  return new URL(signPath(keys.current, guestOrderPath(id), GUEST_LINK_DAYS, now), publicUrl).href
}
