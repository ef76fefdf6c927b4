import { Maskito, type MaskitoOptions, maskitoTransform } from '@maskito/core'

/** Applies a mask to a field and its value. Returns a function that removes the mask. */
export function attachMask(input: HTMLInputElement, options: MaskitoOptions): () => void {
  const { value, selectionStart, selectionEnd } = input
  const end = value.length
  const laid = maskitoTransform({ value, selection: [selectionStart ?? end, selectionEnd ?? end] }, options)
  if (laid.value !== value) {
    input.value = laid.value
    if (input === document.activeElement) input.setSelectionRange(...laid.selection)
  }
  const mask = new Maskito(input, options)
  return () => mask.destroy()
}
