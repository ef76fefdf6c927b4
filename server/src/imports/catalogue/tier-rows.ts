import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { formatPrice, parsePrice } from '@rapport/staff-contract/prices/price-text'
import { parseNumber } from '../columns/codecs.ts'
import { CellError } from '../columns/column.ts'
import { itemColumns } from '../columns/item-columns.ts'
import type { FileRow, FileRows, RowMistake, RowPlan } from '../kinds/import-kind.ts'
import { getText, type ItemLookup } from './item-names.ts'
import { splitLine } from './sheet-lines.ts'
import type { CatalogueSheetRows } from './sheet-rows.ts'

const TIERS_HEADER = itemColumns.find(({ key }) => key === 'priceTiers')?.header

/** Prices by quantity of one item. */
export interface ItemTiers {
  /** Line of the first price. */
  line: number
  /** As a cell of the items' own column: `1: 900` and `50: 750` in two lines. */
  text: string
}

export interface TierSheet {
  /** By slug. */
  tiers: Map<string, ItemTiers>
  /** A plan for each row, with its errors. */
  plans: (RowPlan & { slug: string | undefined })[]
}

interface Tier {
  line: number
  from: number
  price: number
}

/** Reads the sheet with one row for each item and quantity. */
export async function readTierSheet({ rows }: CatalogueSheetRows, names: ItemLookup): Promise<TierSheet> {
  const bySlug = new Map<string, Tier[]>()
  const plans: TierSheet['plans'] = []
  for await (const part of rows.parts())
    for (const row of part) {
      const { slug, tier, mistakes } = readRow(row, names)
      const others = slug === undefined ? [] : (bySlug.get(slug) ?? [])
      const same = others.find(({ from }) => from === tier?.from)
      if (same) mistakes.push({ key: 'from', message: importMessages.tierTwice(splitLine(same.line).line) })
      if (slug !== undefined && tier && !same) bySlug.set(slug, [...others, tier])
      const after = tier && `от\u00A0${tier.from.toLocaleString('ru-RU')}: ${formatPrice(tier.price)}`
      plans.push({
        line: row.line,
        slug,
        title: getText(row, 'item'),
        state: mistakes.length > 0 ? 'wrong' : 'same',
        changes: after ? [{ header: 'Цена', before: '', after }] : [],
        mistakes,
      })
    }
  const tiers = [...bySlug].map(([slug, list]) => [slug, toItemTiers(list)] as const)
  return { tiers: new Map(tiers), plans }
}

function readRow(row: FileRow, names: ItemLookup) {
  const mistakes: RowMistake[] = []
  const refuse = (key: string, message: string) => void mistakes.push({ key, message })
  const name = getText(row, 'item')
  const [slug, other] = names.find(name)
  if (slug === undefined) refuse('item', importMessages.itemUnknown(name))
  if (other !== undefined) refuse('item', importMessages.itemRepeats(name))
  for (const [key, message] of row.problems) refuse(key, message)
  const from = parseQuantity(getText(row, 'from'))
  if (from === undefined) refuse('from', importMessages.tierFrom)
  const price = parsePrice(getText(row, 'price'))
  if (price === null || price === undefined) refuse('price', importMessages.tierPrice)
  const tier = from && price && mistakes.length === 0 ? { line: row.line, from, price } : undefined
  return { slug: other === undefined ? slug : undefined, tier, mistakes }
}

function parseQuantity(text: string): number | undefined {
  try {
    const from = parseNumber(text)
    return Number.isInteger(from) && from > 0 ? from : undefined
  } catch (error) {
    if (!(error instanceof CellError)) throw error
    return undefined
  }
}

function toItemTiers(tiers: Tier[]): ItemTiers {
  const ordered = tiers.toSorted((one, other) => one.from - other.from)
  return {
    line: Math.min(...tiers.map(({ line }) => line)),
    text: ordered.map(({ from, price }) => `${from}: ${formatPrice(price)}`).join('\n'),
  }
}

/** Returns the plans of all rows. They follow the plans of their items, which write the prices. */
export async function planTiers(
  { plans, tiers }: TierSheet,
  items: FileRows,
  itemPlans: ReadonlyMap<number, RowPlan>,
): Promise<RowPlan[]> {
  const states = new Map<string, RowPlan['state']>()
  for await (const part of items.parts())
    for (const row of part) {
      const plan = itemPlans.get(row.line)
      const isPriced = plan?.changes.some(({ header }) => header === TIERS_HEADER)
      if (plan && isPriced && plan.state !== 'wrong') states.set(row.cell('slug') ?? '', plan.state)
    }
  // An item that is only in this sheet already has a plan, at its first line.
  const planned = new Set([...tiers.values()].map(({ line }) => line).filter((line) => itemPlans.has(line)))
  return plans.flatMap(({ slug = '', ...plan }) => {
    if (planned.has(plan.line)) return []
    if (plan.state === 'wrong') return [plan]
    const state = states.get(slug) ?? 'same'
    return [{ ...plan, state, changes: state === 'same' ? [] : plan.changes }]
  })
}
