import { listedKind } from '../content/listed-kind.ts'
import { legalEntities } from './tables.ts'

/** A legal entity. It has no page. */
export const legalEntityKind = listedKind('legal-entity', {
  table: legalEntities,
  path: undefined,
  columns: {},
})
