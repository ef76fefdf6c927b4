import type { AttachMask } from './masked-field.tsx'

/** The mask of a phone, when somebody is about to type one. */
export const loadPhoneMask = async (): Promise<AttachMask> => {
  const [{ attachMask }, { phoneMask }] = await Promise.all([
    import('./attach-mask.ts'),
    import('./phone-mask.ts'),
  ])
  return (input) => attachMask(input, phoneMask)
}
