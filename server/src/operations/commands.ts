import type { SeedOperation } from '@rapport/staff-contract/seed/seed'
import type { OperationSnapshot } from '@rapport/staff-contract/snapshots/calculation/operation-snapshot'

/** Converts the seed's operations to snapshots. */
export const toOperationSnapshots = (seeds: SeedOperation[]): OperationSnapshot[] =>
  seeds.map(({ code: erpId, ...operation }, position) => ({ ...operation, erpId, isOnOffer: true, position }))
