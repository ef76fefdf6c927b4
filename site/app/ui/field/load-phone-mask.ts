import type { FieldMask } from './masked-field.tsx'

/** The mask of a phone, when somebody is about to type one. */
export const loadPhoneMask = async (): Promise<FieldMask> => {
  const [{ attachMask }, { phoneMask, phoneError }] = await Promise.all([
    import('./attach-mask.ts'),
    import('./phone-mask.ts'),
  ])
  return { attach: (input) => attachMask(input, phoneMask), complaint: phoneError }
}
