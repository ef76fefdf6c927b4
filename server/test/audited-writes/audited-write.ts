import type { AdminEndpointName } from '@rapport/contract/endpoints/admin/admin-routes'
import type { StaffBrowser } from '../staff-app.ts'

/** A call that is done, by somebody who may do it. */
interface AuditedWrite {
  by: StaffBrowser
  options?: Parameters<StaffBrowser['call']>[1]
}

/** By call, what makes all it needs and says how it is called so that it is done. */
export type AuditedWrites = Partial<Record<AdminEndpointName, () => Promise<AuditedWrite>>>

let count = 0
/** Returns another number each time, for what has to be told apart. */
export function next(): number {
  count += 1
  return count
}
export const unique = (word: string) => `${word}-${next()}`
