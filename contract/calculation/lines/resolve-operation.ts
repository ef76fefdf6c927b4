import { DESIGNS_MAX, SIDE_MM_MAX } from '../calculation-limits.ts'
import { calculationMessages as messages } from '../calculation-messages.ts'
import type { RequestedOperation } from '../calculation-request.ts'
import type { CalculationErrors } from '../field-errors.ts'
import type { ItemPlace, ItemTable } from '../item-table.ts'
import type { OperationTable } from '../operation-table.ts'

/** A requested operation with its table. `colors` and `areaMm2` are 0 if its price does not depend on them. */
export interface ResolvedOperation {
  table: OperationTable
  request: RequestedOperation
  colors: number
  areaMm2: number
  designs: number
}

/** Returns a requested operation with its table. Adds errors and returns undefined if the item does not allow it so. */
export function resolveOperation(
  request: RequestedOperation,
  item: ItemTable,
  tables: readonly OperationTable[],
  path: string,
  errors: CalculationErrors,
): ResolvedOperation | undefined {
  const table = tables.find(({ code }) => code === request.code)
  const allowed = item.operations.find(({ code }) => code === request.code)
  if (!table || !allowed) {
    errors.add(`${path}.code`, table ? messages.operationForbidden : messages.operationUnknown)
    return undefined
  }
  const refuse = (field: string, message: string) => errors.add(`${path}.${field}`, message)
  const { designs = 1 } = request
  if (!isWithin(designs, 1, DESIGNS_MAX)) refuse('designs', messages.designsOutOfRange(DESIGNS_MAX))
  checkColors(request, table, refuse)
  const place = findPlace(request, allowed.places, refuse)
  checkSides(request, table, place, refuse)
  const { widthMm = 0, heightMm = 0 } = request
  return { table, request, colors: request.colors ?? 0, areaMm2: widthMm * heightMm, designs }
}

type Refuse = (field: string, message: string) => void

const isWithin = (value: number | undefined, min: number, max: number): value is number =>
  value !== undefined && Number.isInteger(value) && value >= min && value <= max

function checkColors({ colors }: RequestedOperation, table: OperationTable, refuse: Refuse): void {
  if (!table.colors) {
    if (colors !== undefined) refuse('colors', messages.colorsUnsupported)
    return
  }
  const { min, max } = table.colors
  if (!isWithin(colors, min, max)) refuse('colors', messages.colorsOutOfRange(min, max))
}

/** An operation without places is done to the whole item. */
function findPlace(
  { place }: RequestedOperation,
  places: readonly ItemPlace[],
  refuse: Refuse,
): ItemPlace | undefined {
  const found = places.find((one) => one.place === place)
  if (found || (place === undefined && places.length === 0)) return found
  refuse('place', place === undefined ? messages.placeMissing : messages.placeUnknown)
}

function checkSides(
  request: RequestedOperation,
  { pricing }: OperationTable,
  place: ItemPlace | undefined,
  refuse: Refuse,
): void {
  const isRequired = pricing.by === 'area' || pricing.by === 'stitches'
  for (const side of ['widthMm', 'heightMm'] as const) {
    const millimetres = request[side]
    const largest = place?.[side] ?? SIDE_MM_MAX
    if (millimetres === undefined && !isRequired) continue
    if (!isWithin(millimetres, 1, Number.MAX_SAFE_INTEGER)) refuse(side, messages.sideMissing)
    else if (millimetres > largest) refuse(side, messages.sideTooLarge(largest))
  }
}
