import { isDeepStrictEqual } from 'node:util'
import type { PriceList } from '@rapport/contract/prices/prices'
import type { BatchKind } from '@rapport/staff-contract/batches/batches'
import type { BulkChange } from '@rapport/staff-contract/batches/bulk-edit'
import { listBulkFields } from '@rapport/staff-contract/batches/bulk-fields'
import type { MediaWords } from '@rapport/staff-contract/media/media-library'
import { mapPrices, raisePrice } from '@rapport/staff-contract/prices/raise-prices'
import type { OperationSnapshot } from '@rapport/staff-contract/snapshots/calculation/operation-snapshot'
import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import type { PriceGroupSnapshot } from '@rapport/staff-contract/snapshots/price-group-snapshot'
import { flattenFields } from '../../editing/difference.ts'
import type { Snapshot } from '../../editing/kinds.ts'
import type { Patch } from '../create-batch.ts'

type FieldChange = Extract<BulkChange, { field: string }>

/** Returns the patch of a change, empty if nothing would change. */
export function changeField(kind: BatchKind, current: Snapshot | MediaWords, change: FieldChange): Patch {
  const { field } = change
  const before = getField(current, field)
  const { type, isNullable, hasPlaces } = listBulkFields(kind)[field] ?? {}
  const after = hasPlaces ? changedOperations(before as Operation[], change) : changed(before, change)
  const value = type === 'text' && isNullable && after === '' ? null : after
  return isDeepStrictEqual(before, value) ? {} : { [field]: value }
}

/** `flattenFields` keeps lists whole and names nested fields like `seo.title`. */
const getField = (current: Snapshot | MediaWords, field: string): unknown =>
  flattenFields(current)[field] ?? null

function changed(before: unknown, change: FieldChange): unknown {
  if (change.action === 'set') return Array.isArray(change.value) ? [...new Set(change.value)] : change.value
  if (change.action === 'replace')
    return typeof before === 'string' ? before.replaceAll(change.find, () => change.replacement) : before
  const list = Array.isArray(before) ? before : []
  if (change.action === 'raise') return raised(list, change)
  const isSelected = (word: unknown) => change.words.includes(String(word))
  if (change.action === 'remove') return list.filter((word) => !isSelected(word))
  return [...list, ...new Set(change.words.filter((word) => !list.includes(word)))]
}

type Operation = ItemSnapshot['operations'][number]

/** Operations that stay keep their places. */
function changedOperations(before: Operation[], change: FieldChange): Operation[] {
  const byCode = new Map(before.map((operation) => [operation.code, operation]))
  const codes = changed([...byCode.keys()], change) as string[]
  return codes.map((code) => byCode.get(code) ?? { code, places: [] })
}

type Table = PriceGroupSnapshot['variants'][number]
type Tier = ItemSnapshot['priceTiers'][number]

type OperationRow = OperationSnapshot['rows'][number]
type Priced = Table | Tier | OperationRow

/**
 * The tables of a price group have prices per list. The tiers of an item have one price each, the rows of an operation
 * one per tier.
 */
const raised = (rows: Priced[], { list, ...raise }: Extract<FieldChange, { action: 'raise' }>): Priced[] =>
  rows.flatMap((row): Priced[] => {
    if ('prices' in row) {
      const prices = row.prices.map((cell) => (typeof cell === 'number' ? raisePrice(cell, raise) : cell))
      return [{ ...row, prices }]
    }
    if (!('rows' in row)) return [{ ...row, price: raisePrice(row.price, raise) }]
    const isSelected = (priceList: PriceList) => list === null || priceList === list
    return mapPrices([row], (kopecks, at) => (isSelected(at.list) ? raisePrice(kopecks, raise) : kopecks))
  })
