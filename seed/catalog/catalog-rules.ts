import type { CatalogItemDraft } from '@rapport/contract/drafts'
import type { Place, Report } from './mistakes.ts'

export interface PlacedItem {
  place: Place
  item: CatalogItemDraft
}

/** What no schema of one entry can see: how the entries of the catalogue agree with each other. */
export function checkCatalog(catalog: PlacedItem[], report: Report): void {
  checkSlugs(catalog, report)
  checkParents(catalog, report)
  checkShown(catalog, report)
  for (const { place, item } of catalog) checkTiers(item, place, report)
}

function checkSlugs(catalog: PlacedItem[], report: Report) {
  const owners = new Map<string, Place>()
  for (const { place, item } of catalog) {
    for (const [index, slug] of [item.slug, ...item.formerSlugs].entries()) {
      const owner = owners.get(slug)
      const field = index === 0 ? 'slug' : `formerSlugs.${index - 1}`
      if (owner) report(place, field, `"${slug}" is taken by entry "${owner.entry}" of ${owner.file}`)
      else owners.set(slug, place)
    }
  }
}

function checkParents(catalog: PlacedItem[], report: Report) {
  const all = new Map(catalog.map(({ item }) => [item.slug, item]))
  const seen = new Set<string>()
  for (const { place, item } of catalog) {
    const parent = item.parent === null ? undefined : all.get(item.parent)
    if (item.parent !== null && !parent) report(place, 'parent', `there is no group "${item.parent}"`)
    else if (parent && !parent.isGroup) report(place, 'parent', `"${parent.slug}" is not a group`)
    else if (parent && !seen.has(parent.slug))
      report(place, 'parent', `"${parent.slug}" must stand before it`)
    else if (parent && parent.kind !== item.kind)
      report(place, 'kind', `must be ${parent.kind}, as its group`)
    seen.add(item.slug)
  }
}

function checkShown(catalog: PlacedItem[], report: Report) {
  const regular = new Set(catalog.flatMap(({ item }) => (item.kind === 'regular' ? item.slug : [])))
  for (const { place, item } of catalog) {
    if (item.kind !== 'landing' && item.shows.length > 0) report(place, 'shows', 'is for landings only')
    for (const [index, slug] of item.shows.entries()) {
      if (!regular.has(slug)) report(place, `shows.${index}`, `there is no group or product "${slug}"`)
    }
  }
}

function checkTiers(item: CatalogItemDraft, place: Place, report: Report) {
  for (const [index, tier] of item.priceTiers.entries()) {
    const field = `priceTiers.${index}`
    const before = item.priceTiers[index - 1]
    if (!Number.isInteger(tier.price) || tier.price <= 0)
      report(place, `${field}.price`, 'must be whole kopecks')
    if (!Number.isInteger(tier.from) || tier.from < 1) report(place, `${field}.from`, 'must be 1 or more')
    if (!before) continue
    if (tier.from <= before.from) report(place, `${field}.from`, `must be more than ${before.from}`)
    if (tier.price >= before.price) report(place, `${field}.price`, `must be less than ${before.price}`)
  }
}
