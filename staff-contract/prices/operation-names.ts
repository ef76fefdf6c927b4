import type { OperationKind } from '@rapport/contract/calculation/operation-kinds'

/** Names of the kinds of operations for staff. */
export const operationKindNames: Record<OperationKind, string> = {
  printing: 'Печать',
  embroidery: 'Вышивка',
  label: 'Бирки и\u00A0ярлыки',
  packing: 'Упаковка',
  marketplacePacking: 'Упаковка для\u00A0маркетплейса',
  marking: 'Маркировка',
  sample: 'Образец',
}
