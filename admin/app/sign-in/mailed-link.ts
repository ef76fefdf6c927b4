import { ADMIN_PATH } from '@rapport/staff-contract/staff/admin-paths'

/** Returns the token of a mailed link. It is in the fragment, which browsers never send to a server. */
export const getLinkToken = (): string => location.hash.slice(1)

/** Loads the start screen and drops the token from the history. */
export const openStart = (): void => location.replace(ADMIN_PATH)
