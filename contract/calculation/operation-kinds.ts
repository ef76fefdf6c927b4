/** Kinds of operations, in a module without schemas for lists of the back office. */
export const OPERATION_KINDS = [
  'printing',
  'embroidery',
  'label',
  'packing',
  'marketplacePacking',
  'marking',
  'sample',
] as const
export type OperationKind = (typeof OPERATION_KINDS)[number]
