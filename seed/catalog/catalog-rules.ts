import type { SeedCatalogItem } from '@rapport/staff-contract/seed/seed'
import type { ReportError, SourceLocation } from '../reading/validation-errors.ts'

export interface LocatedItem {
  location: SourceLocation
  item: SeedCatalogItem
  /** Slugs of the cloths it is printed on, for a print. */
  cloths?: string[]
}

/** Checks rules across entries of the catalogue. */
export function checkCatalog(catalog: LocatedItem[], reportError: ReportError): void {
  checkSlugs(catalog, reportError)
  checkParents(catalog, reportError)
  checkShown(catalog, reportError)
  for (const { location, item } of catalog) checkTiers(item, location, reportError)
}

function checkSlugs(catalog: LocatedItem[], reportError: ReportError) {
  const owners = new Map<string, SourceLocation>()
  for (const { location, item } of catalog) {
    for (const [index, slug] of [item.slug, ...item.formerSlugs].entries()) {
      const owner = owners.get(slug)
      const field = index === 0 ? 'slug' : `formerSlugs.${index - 1}`
      if (owner) reportError(location, field, `"${slug}" is taken by entry "${owner.entry}" of ${owner.file}`)
      else owners.set(slug, location)
    }
  }
}

function checkParents(catalog: LocatedItem[], reportError: ReportError) {
  const all = new Map(catalog.map(({ item }) => [item.slug, item]))
  const seen = new Set<string>()
  for (const { location, item } of catalog) {
    const parent = item.parent === null ? undefined : all.get(item.parent)
    if (item.parent !== null && !parent) reportError(location, 'parent', `there is no group "${item.parent}"`)
    else if (parent && !parent.isGroup) reportError(location, 'parent', `"${parent.slug}" is not a group`)
    else if (parent && !seen.has(parent.slug))
      reportError(location, 'parent', `"${parent.slug}" must stand before it`)
    else if (parent && parent.kind !== item.kind)
      reportError(location, 'kind', `must be ${parent.kind}, as its group`)
    seen.add(item.slug)
  }
}

function checkShown(catalog: LocatedItem[], reportError: ReportError) {
  const regular = new Set(catalog.flatMap(({ item }) => (item.kind === 'regular' ? item.slug : [])))
  for (const { location, item } of catalog) {
    if (item.kind === 'regular' && item.isGroup && item.shows.length > 0)
      reportError(location, 'shows', 'is for landings, ways of printing and products only')
    for (const [index, slug] of item.shows.entries()) {
      if (!regular.has(slug))
        reportError(location, `shows.${index}`, `there is no group or product "${slug}"`)
    }
  }
}

function checkTiers(item: SeedCatalogItem, location: SourceLocation, reportError: ReportError) {
  for (const [index, tier] of item.priceTiers.entries()) {
    const field = `priceTiers.${index}`
    const before = item.priceTiers[index - 1]
    if (!Number.isInteger(tier.price) || tier.price <= 0)
      reportError(location, `${field}.price`, 'must be whole kopecks')
    if (!Number.isInteger(tier.from) || tier.from < 1)
      reportError(location, `${field}.from`, 'must be 1 or more')
    if (!before) continue
    if (tier.from <= before.from) reportError(location, `${field}.from`, `must be more than ${before.from}`)
    if (tier.price >= before.price)
      reportError(location, `${field}.price`, `must be less than ${before.price}`)
  }
}
