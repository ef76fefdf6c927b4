import type { AdminEndpointName } from '@rapport/staff-contract/endpoints/admin-routes'
import type { StaffBrowser } from '../staff-app.ts'

/** Successful request to an endpoint, by a staff member with the permission. */
interface AuditedWrite {
  by: StaffBrowser
  options?: Parameters<StaffBrowser['call']>[1]
}

/** Functions by endpoint. Each prepares the data and returns a request that succeeds. */
export type AuditedWrites = Partial<Record<AdminEndpointName, () => Promise<AuditedWrite>>>

let count = 0
/** Returns a new number at each call, for unique names. */
export function next(): number {
  count += 1
  return count
}
export const unique = (word: string) => `${word}-${next()}`
