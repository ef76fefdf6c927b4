import type { ReportError, SourceLocation } from '../reading/validation-errors.ts'

/** An entry of a file: an item with the groups and products below it. */
export interface CatalogEntry {
  location: SourceLocation
  fields: Record<string, unknown>
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Returns the entries of a file, parents before children. An entry's type and group follow from its nesting
 * under `groups` or `products`, so the files name neither.
 */
export function flattenEntries(file: string, source: unknown, reportError: ReportError): CatalogEntry[] {
  const entries: CatalogEntry[] = []

  const add = (node: unknown, inherited: Record<string, unknown>, list: string, index: number) => {
    const slug = isRecord(node) ? node.slug : undefined
    const location = { file, entry: typeof slug === 'string' ? slug : `${list}.${index}` }
    if (!isRecord(node)) return reportError(location, '', 'must be an entry with a slug and a name')
    const { groups, products, ...own } = node
    entries.push({ location, fields: { ...inherited, ...own } })
    addAll(groups, 'groups', { isGroup: true, parent: slug ?? null }, location)
    addAll(products, 'products', { isGroup: false, parent: slug ?? null }, location)
  }

  const addAll = (
    nodes: unknown,
    list: string,
    inherited: Record<string, unknown>,
    location: SourceLocation,
  ) => {
    if (nodes === undefined) return
    if (!Array.isArray(nodes)) return reportError(location, list, 'must be a list')
    nodes.forEach((node, index) => {
      add(node, { ...inherited, ...inheritedKind(location) }, list, index)
    })
  }

  // Entries below a landing are landings too; the schema's default is regular.
  const inheritedKind = (location: SourceLocation) => {
    const kind = entries.find((entry) => entry.location === location)?.fields.kind
    return kind === undefined ? {} : { kind }
  }

  addAll(isRecord(source) ? [source] : source, 'groups', { isGroup: true, parent: null }, { file })
  return entries
}
