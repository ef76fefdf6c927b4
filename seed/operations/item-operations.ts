import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import * as z from 'zod/mini'
import { erpId, line, slug } from '../reading/fields.ts'
import { type ReadContext, readOne } from '../reading/read-context.ts'
import type { ReportError, SourceLocation } from '../reading/validation-errors.ts'
import { sizeField, type WrittenOperation } from './operation-schema.ts'

type ItemFields = Pick<ItemSnapshot, 'operations' | 'weightGrams' | 'hasReducedVat'>
/** The fields of an item that its operations depend on. */
interface Item extends ItemFields {
  slug: string
  parent: string | null
  isGroup: boolean
  kind: ItemSnapshot['kind']
}

const row = z.strictObject({
  /** Slugs of groups and products. */
  of: z.array(slug).check(z.minLength(1)),
  weightGrams: z.optional(z.int().check(z.positive())),
  hasReducedVat: z.optional(z.boolean()),
  /** Codes of operations by set of places. */
  at: z.optional(z.record(z.string(), z.array(erpId))),
  /** Codes of operations that are done to the whole item. */
  whole: z.optional(z.array(erpId)),
})
type Row = z.output<typeof row>

const schema = z.strictObject({
  places: z.record(z.string(), z.array(z.strictObject({ place: erpId, title: line(120), ...sizeField }))),
  rows: z.array(row),
})
type Places = z.output<typeof schema>['places']

/**
 * Returns the items with the operations that `item-operations.yaml` allows them, their weight and their VAT. Reports
 * unknown names, and each product that no row names.
 */
export async function withOperations<Located extends { item: Item }>(
  context: ReadContext,
  catalog: Located[],
  operations: WrittenOperation[],
): Promise<Located[]> {
  const read = await readOne(context, 'item-operations.yaml', schema)
  if (!read) return catalog
  const { location, value } = read
  const { reportError } = context.errors
  reportUnknown(value, { catalog, operations, location }, reportError)
  const bySlug = new Map(catalog.map(({ item }) => [item.slug, item]))
  return catalog.map((located) => {
    const { item } = located
    if (item.isGroup || item.kind === 'landing') return located
    const above = listAncestors(item, bySlug)
    const rows = value.rows.filter(({ of }) => of.some((name) => above.has(name)))
    const last = <Field extends keyof Row>(field: Field) =>
      rows.findLast((one) => one[field] !== undefined)?.[field]
    const [at, whole] = [last('at'), last('whole')]
    if (!at || !whole) reportError(location, item.slug, 'has no row with `at` and `whole`')
    const allowed = {
      ...item,
      ...defined({ weightGrams: last('weightGrams'), hasReducedVat: last('hasReducedVat') }),
    }
    const listed = listOperations({ at: at ?? {}, whole: whole ?? [] }, value.places, operations)
    return { ...located, item: { ...allowed, operations: listed } }
  })
}

const defined = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** Returns the slugs of an item and of the groups above it. */
function listAncestors(item: Item, bySlug: ReadonlyMap<string, Item>): Set<string> {
  const slugs = new Set<string>()
  for (let one: Item | undefined = item; one && !slugs.has(one.slug); one = bySlug.get(one.parent ?? ''))
    slugs.add(one.slug)
  return slugs
}

/** Returns the operations in the order of the factory. A place is never larger than what the method can do. */
function listOperations(
  { at, whole }: { at: Record<string, string[]>; whole: string[] },
  places: Places,
  operations: WrittenOperation[],
): ItemFields['operations'] {
  return operations.flatMap(({ code, largest }) => {
    if (whole.includes(code)) return [{ code, places: [] }]
    const sets = Object.entries(at).filter(([, codes]) => codes.includes(code))
    if (sets.length === 0) return []
    const fitting = sets.flatMap(([set]) => places[set] ?? [])
    return [
      {
        code,
        places: fitting.map(({ widthMm, heightMm, ...place }) => ({
          ...place,
          widthMm: Math.min(widthMm, largest?.widthMm ?? widthMm),
          heightMm: Math.min(heightMm, largest?.heightMm ?? heightMm),
        })),
      },
    ]
  })
}

function reportUnknown(
  { places, rows }: z.output<typeof schema>,
  {
    catalog,
    operations,
    location,
  }: { catalog: readonly { item: Item }[]; operations: WrittenOperation[]; location: SourceLocation },
  reportError: ReportError,
): void {
  const slugs = new Set(catalog.map(({ item }) => item.slug))
  const codes = new Set(operations.map(({ code }) => code))
  for (const [index, { of, at = {}, whole = [] }] of rows.entries()) {
    const field = `rows.${index}`
    for (const name of of) if (!slugs.has(name)) reportError(location, `${field}.of`, `there is no "${name}"`)
    for (const set of Object.keys(at))
      if (!places[set]) reportError(location, `${field}.at`, `there are no places "${set}"`)
    for (const code of [...Object.values(at).flat(), ...whole])
      if (!codes.has(code)) reportError(location, field, `there is no operation "${code}"`)
  }
}
