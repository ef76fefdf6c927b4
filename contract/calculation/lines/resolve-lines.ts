import { LINES_MAX, OPERATIONS_MAX } from '../calculation-limits.ts'
import { calculationMessages as messages } from '../calculation-messages.ts'
import type { CalculationRequest, RequestedLine } from '../calculation-request.ts'
import type { CalculationTables } from '../calculation-tables.ts'
import type { CalculationErrors } from '../field-errors.ts'
import type { ItemTable } from '../item-table.ts'
import type { ScaleTier } from '../pricing/price-tiers.ts'
import { type ResolvedOperation, resolveOperation } from './resolve-operation.ts'
import { resolveQuantity } from './resolve-quantity.ts'
import { resolveTiers } from './resolve-tiers.ts'

/** A requested line with the tables that price it. */
export interface ResolvedLine {
  /** Index in the request. */
  index: number
  request: RequestedLine
  item: ItemTable
  tiers: readonly ScaleTier[]
  quantity: number
  operations: readonly ResolvedOperation[]
}

/** Returns the field of a line's quantity, for messages about it. */
export const quantityField = ({ index, request }: Pick<ResolvedLine, 'index' | 'request'>): string =>
  `lines.${index}.${request.sizes ? 'sizes' : 'quantity'}`

/** Returns the lines with their tables, in order. Lines with mistakes are left out; their mistakes are added to `errors`. */
export function resolveLines(
  { lines }: CalculationRequest,
  tables: CalculationTables,
  errors: CalculationErrors,
): ResolvedLine[] {
  if (lines.length === 0) errors.add('lines', messages.linesMissing)
  if (lines.length > LINES_MAX) errors.add('lines', messages.linesTooMany)
  return lines.slice(0, LINES_MAX).flatMap((line, index) => resolveLine(line, index, tables, errors) ?? [])
}

function resolveLine(
  request: RequestedLine,
  index: number,
  tables: CalculationTables,
  errors: CalculationErrors,
): ResolvedLine | undefined {
  const path = `lines.${index}`
  const item = tables.items.find(({ itemId }) => itemId === request.itemId)
  if (!item) {
    errors.add(`${path}.itemId`, messages.itemUnknown)
    return undefined
  }
  if (request.operations.length > OPERATIONS_MAX) errors.add(`${path}.operations`, messages.operationsTooMany)
  const tiers = resolveTiers(request, item, path, errors)
  const quantity = resolveQuantity(request, item, path, errors)
  const operations = request.operations
    .slice(0, OPERATIONS_MAX)
    .flatMap(
      (operation, position) =>
        resolveOperation(operation, item, tables.operations, `${path}.operations.${position}`, errors) ?? [],
    )
  return quantity === undefined ? undefined : { index, request, item, tiers, quantity, operations }
}
