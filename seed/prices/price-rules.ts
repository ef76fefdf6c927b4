import type { SeedPriceGroup } from '@rapport/staff-contract/seed/seed'
import type { ReportError, SourceLocation } from '../reading/validation-errors.ts'

export interface LocatedPriceGroup {
  location: SourceLocation
  group: SeedPriceGroup
}

/** Names that a price group may reference. */
export interface Known {
  products: ReadonlySet<string>
  materials: ReadonlySet<string>
}

type Variant = SeedPriceGroup['variants'][number]
type Row = Variant['rows'][number]
type Complain = (field: string, complaint: string) => void

/** The price lists, each at most as expensive as the one before it. */
const LISTS = ['anonymous', 'registered', 'wholesale', 'dealer'] as const

/** Checks rules across entries for one group: known names and complete tables. */
export function checkPriceGroup(
  group: SeedPriceGroup,
  location: SourceLocation,
  known: Known,
  reportError: ReportError,
): void {
  const complain: Complain = (field, complaint) => reportError(location, field, complaint)
  for (const [index, slug] of group.items.entries()) {
    if (!known.products.has(slug)) complain(`items.${index}`, `there is no product "${slug}"`)
  }
  const offered = new Set<string>()
  for (const [index, category] of group.categories.entries()) {
    for (const [position, erpId] of category.materials.entries()) {
      const field = `categories.${index}.materials.${position}`
      if (!known.materials.has(erpId)) complain(field, `there is no material "${erpId}"`)
      if (offered.has(erpId)) complain(field, `"${erpId}" is named twice`)
      offered.add(erpId)
    }
  }
  for (const [index, variant] of group.variants.entries()) {
    checkTiers(variant, `variants.${index}.ranges`, complain)
    checkRows(variant, `variants.${index}.rows`, offered, known, complain)
  }
}

function checkTiers({ ranges }: Variant, field: string, complain: Complain) {
  let next = 1
  for (const [index, { from, to }] of ranges.entries()) {
    const last = index === ranges.length - 1
    if (from !== next) complain(`${field}.${index}.from`, `must be ${next}`)
    if (last && to !== null) complain(`${field}.${index}.to`, 'must be null in the last tier')
    if (!last && !(Number.isInteger(to) && Number(to) >= from))
      complain(`${field}.${index}.to`, `must be ${from} or more`)
    next = (to ?? from) + 1
  }
}

function checkRows(variant: Variant, field: string, offered: Set<string>, known: Known, complain: Complain) {
  const labels = new Set<string>()
  if (variant.rows.length === 0) complain(field, 'must not be empty')
  for (const [index, row] of variant.rows.entries()) {
    const at = `${field}.${index}`
    if (!known.materials.has(row.material))
      complain(`${at}.material`, `there is no material "${row.material}"`)
    else if (!offered.has(row.material))
      complain(`${at}.material`, `"${row.material}" stands in none of the categories`)
    if (labels.has(row.label)) complain(`${at}.label`, `"${row.label}" is named twice`)
    labels.add(row.label)
    checkPrices(row, variant.ranges.length, at, complain)
  }
}

function checkPrices(row: Row, count: number, field: string, complain: Complain) {
  for (const [rank, list] of LISTS.entries()) {
    const prices = row[list]
    if (!prices) continue
    if (prices.length !== count)
      complain(`${field}.${list}`, `must have ${count} prices, one for each range, not ${prices.length}`)
    for (const [index, price] of prices.entries()) {
      const at = `${field}.${list}.${index}`
      const fewer = prices.slice(0, index).findLast((other) => other !== null)
      const above = LISTS.slice(0, rank).findLast((other) => row[other])
      const dearer = above && row[above]?.[index]
      if (price !== null && fewer != null && price > fewer) complain(at, `must not be more than ${fewer}`)
      if (above && (price === null) !== (dearer === null))
        complain(at, `must be on request exactly where ${above} is`)
      if (price !== null && dearer != null && price > dearer)
        complain(at, `must not be more than ${dearer}, the price for ${above}`)
    }
  }
}
