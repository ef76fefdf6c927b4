import type { MaskitoOptions, MaskitoPostprocessor } from '@maskito/core'

/** A plus followed by digits in any grouping. */
const ABROAD = /^[+\d\s().\u2010-\u2015-]{0,30}$/

/** Adds one plus in front of the number, also in place of 00 or 8 10. Removes it with the last digit. */
const withPlus: MaskitoPostprocessor = ({ value, selection }) => {
  if (value === '' || value === '+') return { value, selection }
  const begun = value.replace(/^\D*(?:00|8[\s-]*10)?[\s()-]*/, '+').replace(/(?!^)\+/g, '')
  const newCaret = (caret: number) => Math.max(1, caret + begun.length - value.length)
  return { value: begun, selection: [newCaret(selection[0]), newCaret(selection[1])] }
}

/** Mask for phone numbers of other countries. */
export const abroadMask: MaskitoOptions = { mask: ABROAD, postprocessors: [withPlus] }
