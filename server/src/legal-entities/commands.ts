import type { SeedLegalEntity } from '@rapport/staff-contract/seed/seed'
import type { LegalEntitySnapshot } from '@rapport/staff-contract/snapshots/legal-entity-snapshot'

/** Converts the seed's legal entities to snapshots. */
export const toLegalEntitySnapshots = (seeds: SeedLegalEntity[]): LegalEntitySnapshot[] =>
  seeds.map((entity, position) => ({ ...entity, position }))
