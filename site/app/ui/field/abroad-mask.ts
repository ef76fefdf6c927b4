import type { MaskitoOptions, MaskitoPostprocessor } from '@maskito/core'

/** A plus, and behind it digits in whatever groups. */
const ABROAD = /^[+\d\s().\u2010-\u2015-]{0,30}$/

/** A plus stands before the number, once, in place of 00 or 8 10 too; it goes with the last digit. */
const withPlus: MaskitoPostprocessor = ({ value, selection }) => {
  if (value === '' || value === '+') return { value, selection }
  const begun = value.replace(/^\D*(?:00|8[\s-]*10)?[\s()-]*/, '+').replace(/(?!^)\+/g, '')
  const newCaret = (caret: number) => Math.max(1, caret + begun.length - value.length)
  return { value: begun, selection: [newCaret(selection[0]), newCaret(selection[1])] }
}

/** A number of another country as it is typed. */
export const abroadMask: MaskitoOptions = { mask: ABROAD, postprocessors: [withPlus] }
