import { formatPrice, parsePrice } from '@rapport/staff-contract/prices/price-text'
import { type ReactNode, useState } from 'react'
import { TextField } from '../../ui/field/text-field.tsx'
import type { EntryField } from '../form/use-entry-editor.ts'

/** Kopecks; 0 is no valid price and replaces text that is not a number. */
const parse = (text: string): number => parsePrice(text) ?? 0
const format = (kopecks: number): string => (kopecks ? formatPrice(kopecks) : '')

/** Price in roubles, typed as «1 590,50» or `1590.5`. The text stays as typed, valid or not. */
export function PriceField({
  value,
  onChange,
  ...props
}: EntryField<number> & { label: string; hint?: ReactNode }) {
  const [typed, setTyped] = useState({ text: format(value), kopecks: value })
  function change(text: string): void {
    const kopecks = parse(text)
    setTyped({ text, kopecks })
    onChange(kopecks)
  }
  return (
    <TextField
      inputMode="decimal"
      {...props}
      // Show a value changed from outside, for example by a merge.
      value={typed.kopecks === value ? typed.text : format(value)}
      onChange={change}
    />
  )
}
