import { ADMIN_PATH } from '@rapport/staff-contract/staff/admin-paths'

/** Returns the token of a mailed link; it stands behind the `#`, which no server is sent. */
export const linkToken = (): string => location.hash.slice(1)

/** Opens the first screen anew, so that nothing stays of the token. */
export const openStart = (): void => location.replace(ADMIN_PATH)
