import { DAY_MS, MINUTE_MS } from '@rapport/contract/hours/durations'
import type { SecretKeys } from '../platform/security/secret-keys.ts'
import { signPath } from '../platform/security/signed-url.ts'

/** Paths are equal for this long, so that browsers cache the pictures. They are valid for twice as long at most. */
const SAME_PATH_MS = 30 * MINUTE_MS
const LINK_DAYS = (2 * SAME_PATH_MS) / DAY_MS

/** Returns the signed path of a picture or a file of a proof for staff, valid for half an hour at least. */
export const signPagePicture = (keys: SecretKeys, path: string, now: Date): string =>
  signPath(keys.current, path, LINK_DAYS, new Date(Math.floor(now.getTime() / SAME_PATH_MS) * SAME_PATH_MS))
