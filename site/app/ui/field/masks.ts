import { Maskito, type MaskitoOptions, maskitoTransform } from '@maskito/core'
import { abroadMask } from './abroad-mask.ts'
import { maskOptions } from './mask.ts'
import { phoneMask } from './phone-mask.ts'

export { phoneError } from './phone-mask.ts'

const named: Record<string, MaskitoOptions> = { phone: phoneMask, abroad: abroadMask }

/** Applies a mask, by its name or pattern, to a field and its value. Returns a function that removes the mask. */
export function attachMask(input: HTMLInputElement, mask: string): () => void {
  const options = named[mask] ?? maskOptions(mask)
  const { value, selectionStart, selectionEnd } = input
  const end = value.length
  const laid = maskitoTransform({ value, selection: [selectionStart ?? end, selectionEnd ?? end] }, options)
  if (laid.value !== value) {
    input.value = laid.value
    if (input === document.activeElement) input.setSelectionRange(...laid.selection)
  }
  const maskito = new Maskito(input, options)
  return () => maskito.destroy()
}
