import { emailField } from '@rapport/contract/fields/email'
import { orderFileExtensions } from '@rapport/contract/orders/order-files'
import {
  COMMENT_MAX,
  FILE_NAME_MAX,
  ORDER_FILE_BYTES_MAX,
  ORDER_FILES_MAX,
  QUANTITY_MAX,
} from '@rapport/contract/orders/order-limits'
import { orderQuantity } from '@rapport/contract/orders/order-line-form'
import { orderCityId, orderComment } from '@rapport/contract/orders/orders'
import type * as z from 'zod'

/** As openapi-schemas.ts writes it. */
type JsonSchema = z.core.JSONSchema.BaseSchema

/** JSON Schema of checks that are written as functions. */
export const SCHEMA_HINTS = new Map<z.core.$ZodType, JsonSchema>([
  [emailField, { format: 'idn-email' }],
  [orderComment, { maxLength: COMMENT_MAX }],
  [
    orderQuantity,
    {
      type: ['number', 'string'],
      minimum: 1,
      maximum: QUANTITY_MAX,
      multipleOf: 0.5,
      pattern: '^\\s*(\\d+([.,][05])?)?\\s*$',
    },
  ],
  [orderCityId, { type: ['integer', 'string'], minimum: 1, maximum: 2 ** 31 - 1, pattern: '^\\d*$' }],
] as [z.core.$ZodType, JsonSchema][])

/** Accepted values of a check box: a boolean, a text or a number. */
export const CHECKBOX: JsonSchema = { enum: [true, false, 1, 0, '1', '0', 'on', 'true', 'false'] }

/** Files of an order. */
export const ORDER_FILES: JsonSchema = {
  type: 'array',
  maxItems: ORDER_FILES_MAX,
  items: {
    type: 'string',
    format: 'binary',
    maxLength: ORDER_FILE_BYTES_MAX,
    description: `${orderFileExtensions.join(', ')}; имя до ${FILE_NAME_MAX} символов; содержимое соответствует расширению`,
  },
}
