import { CODE_MAX, SIDE_MM_MAX } from '@rapport/contract/calculation/calculation-limits'
import { SHORT_FIELD_MAX } from '@rapport/contract/orders/order-limits'
import * as z from 'zod/mini'
import { editingMessages } from '../../editing/editing-messages.ts'
import {
  boundedList,
  draftErpId,
  draftText,
  erpIdField,
  requiredText,
  wholeNumberUpTo,
} from '../snapshot-fields.ts'
import { ITEM_OPERATIONS_MAX, ITEM_PLACES_MAX } from './operation-limits.ts'

const side = wholeNumberUpTo(SIDE_MM_MAX)
const draftPlace = z.object({
  /** Its code in requests: `chest`. */
  place: draftText(CODE_MAX),
  title: draftText(SHORT_FIELD_MAX),
  /** The largest size that fits, in millimetres. */
  widthMm: side,
  heightMm: side,
})

/** An operation that an item allows, with its places; none: it is done to the whole item. */
export const draftItemOperation = z.object({
  /** Code of the operation. */
  code: draftErpId,
  places: boundedList(draftPlace, ITEM_PLACES_MAX),
})

const requiredSide = side.check(z.minimum(1, editingMessages.wholeNumberFromOne))
const place = z.object({
  place: erpIdField,
  title: requiredText(SHORT_FIELD_MAX, editingMessages.nameRequired),
  widthMm: requiredSide,
  heightMm: requiredSide,
})

/** Reports each row whose value an earlier row has. */
const checkUnique =
  <Row>(field: keyof Row & string, message: string) =>
  ({ value, issues }: z.core.ParsePayload<Row[]>): void => {
    for (const [index, row] of value.entries())
      if (value.findIndex((other) => other[field] === row[field]) < index)
        issues.push({ code: 'custom', input: value, path: [index, field], message })
  }

/** Operations of an item that can be published. */
export const publishableItemOperations = z._default(
  boundedList(
    z.object({
      code: erpIdField,
      places: boundedList(place, ITEM_PLACES_MAX).check(checkUnique('place', editingMessages.placeTwice)),
    }),
    ITEM_OPERATIONS_MAX,
  ).check(checkUnique('code', editingMessages.operationTwice)),
  [],
)
