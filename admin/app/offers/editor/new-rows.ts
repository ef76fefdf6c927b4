import type { EditedLine, EditedOperation, EditedSurcharge } from './edited-offer.ts'

/** Returns an empty line to be written by hand, with other fields if given. */
export const newLine = (fields: Partial<EditedLine> = {}): EditedLine => ({
  id: crypto.randomUUID(),
  itemId: null,
  priceErpId: null,
  variant: null,
  materialErpId: null,
  title: '',
  variantTitle: null,
  material: null,
  baseColor: null,
  sizes: null,
  quantity: '1',
  unit: 'шт',
  price: '',
  setup: '',
  operations: [],
  hasReducedVat: false,
  ...fields,
})

/** Returns an operation without a price, with other fields if given. */
export const newOperation = (fields: Partial<EditedOperation> = {}): EditedOperation => ({
  id: crypto.randomUUID(),
  code: null,
  title: '',
  price: '',
  setup: '',
  ...fields,
})

/** Returns a discount in percent, with other fields if given. */
export const newSurcharge = (fields: Partial<EditedSurcharge> = {}): EditedSurcharge => ({
  id: crypto.randomUUID(),
  title: 'Скидка',
  kind: 'discount',
  by: 'percent',
  value: '',
  ...fields,
})
