import { CALENDAR_DAYS } from '@rapport/contract/calculation/calculation-limits'
import type { CalculationTables } from '@rapport/contract/calculation/calculation-tables'
import { type Kopecks, toKopecks } from '@rapport/contract/money/kopecks'
import { STANDARD_VAT } from '@rapport/contract/money/vat'
import type { VatRate } from '@rapport/contract/site/promises'
import { asc, eq, sql } from 'drizzle-orm'
import { cities } from '../contacts/tables.ts'
import { siteProperties } from '../content/tables.ts'
import { legalEntities } from '../legal-entities/tables.ts'
import {
  listDays,
  listProductionDays,
  listStandardVat,
  toSumDiscounts,
  toUrgency,
} from '../operations/calculation-rules.ts'
import { calculationRules } from '../operations/tables.ts'
import type { Orm } from '../platform/database/database.ts'

export interface FactoryFacts
  extends Pick<CalculationTables, 'urgency' | 'sumDiscounts' | 'vat'>,
    Pick<CalculationTables['production'], 'promisedDays' | 'leadDays' | 'holidays' | 'workdays'> {
  minimumPieces: number
  minimumMetres: number
  /** Kopecks from which a delivery is free; undefined: never. */
  freeDeliveryFrom: Kopecks | undefined
  /** Whether all items have the reduced rate. */
  hasReducedVat: boolean
}

/** Returns what every calculation reads of the factory. A factory that has stated no rules has empty ones. */
export async function loadFactory(orm: Orm): Promise<FactoryFacts> {
  const { vat, minimumPieces, minimumMetres } = siteProperties
  const [row] = await orm
    .select({
      vat,
      minimumPieces,
      minimumMetres,
      rules: calculationRules,
      exceptions: cities.exceptions,
      companyVat: legalEntities.vatMode,
    })
    .from(siteProperties)
    .leftJoin(legalEntities, eq(legalEntities.id, firstLegalEntity(orm)))
    .leftJoin(calculationRules, sql`true`)
    .leftJoin(cities, eq(cities.isDefault, true))
    .limit(1)
  const rules = row?.rules
  return {
    minimumPieces: row?.minimumPieces ?? 0,
    minimumMetres: row?.minimumMetres ?? 0,
    hasReducedVat: row?.vat === '10',
    vat: {
      mode: VAT_MODE[row?.vat ?? ''] ?? row?.companyVat ?? 'none',
      standard: rules ? listStandardVat(rules.vatRates) : [...STANDARD_VAT],
    },
    urgency: rules ? toUrgency(rules) : null,
    sumDiscounts: rules ? toSumDiscounts(rules) : [],
    freeDeliveryFrom: rules?.freeDeliveryFrom == null ? undefined : toKopecks(rules.freeDeliveryFrom),
    promisedDays: rules?.promisedDays ?? 0,
    // More days than the calendar has: an item without a lead time has no ready day.
    leadDays: rules?.leadDays ?? CALENDAR_DAYS + 1,
    ...(rules && hasCalendar(rules) ? listProductionDays(rules) : listSpecialDays(row?.exceptions ?? [])),
  }
}

const hasCalendar = ({ daysOff, workdays }: typeof calculationRules.$inferSelect): boolean =>
  daysOff.length + workdays.length > 0

/** Returns the calendar of a factory that has written none: special hours of the default city, where it is. */
function listSpecialDays(exceptions: (typeof cities.$inferSelect)['exceptions']) {
  const days = { holidays: [] as string[], workdays: [] as string[] }
  for (const { first, last, open } of exceptions)
    (open.length === 0 ? days.holidays : days.workdays).push(...listDays(first, last))
  return days
}

const firstLegalEntity = (orm: Orm) =>
  orm.select({ id: legalEntities.id }).from(legalEntities).orderBy(asc(legalEntities.position)).limit(1)

/** Null: the site says nothing about VAT, so the first legal entity does, as its invoices will. */
const VAT_MODE: Record<VatRate, CalculationTables['vat']['mode'] | null> = {
  '': null,
  none: 'none',
  5: 'simplified5',
  7: 'simplified7',
  10: 'standard',
  22: 'standard',
}
