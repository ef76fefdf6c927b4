import type { Place, Report } from './mistakes.ts'

/** An entry as the files hold it: an item with the groups and products below it. */
export interface CatalogEntry {
  place: Place
  fields: Record<string, unknown>
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The entries of one file, parents before children. Being nested under `groups` or `products` says what an
 * entry is and which group it belongs to, so neither is written in the files.
 */
export function flattenEntries(file: string, source: unknown, report: Report): CatalogEntry[] {
  const entries: CatalogEntry[] = []

  const add = (node: unknown, inherited: Record<string, unknown>, list: string, index: number) => {
    const slug = isRecord(node) ? node.slug : undefined
    const place = { file, entry: typeof slug === 'string' ? slug : `${list}.${index}` }
    if (!isRecord(node)) return report(place, '', 'must be an entry with a slug and a name')
    const { groups, products, ...own } = node
    entries.push({ place, fields: { ...inherited, ...own } })
    addAll(groups, 'groups', { isGroup: true, parent: slug ?? null }, place)
    addAll(products, 'products', { isGroup: false, parent: slug ?? null }, place)
  }

  const addAll = (nodes: unknown, list: string, inherited: Record<string, unknown>, place: Place) => {
    if (nodes === undefined) return
    if (!Array.isArray(nodes)) return report(place, list, 'must be a list')
    nodes.forEach((node, index) => {
      add(node, { ...inherited, ...inheritedKind(place) }, list, index)
    })
  }

  // What hangs below a landing is a landing too; regular is the schema's own default.
  const inheritedKind = (place: Place) => {
    const kind = entries.find((entry) => entry.place === place)?.fields.kind
    return kind === undefined ? {} : { kind }
  }

  addAll(isRecord(source) ? [source] : source, 'groups', { isGroup: true, parent: null }, { file })
  return entries
}
