import type { CartLine } from '@rapport/contract/orders/cart-line'
import { cartQuantity } from '@rapport/contract/orders/merge-carts'
import { quantityText } from '@rapport/contract/orders/quantity'
import { groupDigits } from '@rapport/contract/texts/group-digits'
import { useState } from 'react'
import { api } from '../../browser/requests/api.ts'
import { useLoaded } from '../../browser/use-loaded.ts'
import { FieldError } from '../../ui/field/field-error.tsx'
import { parseAmount } from './parse-amount.ts'
import styles from './size-fields.module.css'

interface SizeFieldsProps {
  id: string
  line: CartLine
  /** Slug of the product, if it is known. */
  slug: string | undefined
  onChange: (sizes: Record<string, number>) => void
  problems: readonly string[]
}

async function loadSizes(slug: string): Promise<string[]> {
  const { catalog } = await api.getCatalogItem({ slug })
  return [...new Set(catalog.sizeTables.flatMap(({ sizes }) => sizes))]
}

/** Pieces by size. An empty field is none. Without a valid piece nothing changes. */
export function SizeFields({ id, line, slug, onChange, problems }: SizeFieldsProps) {
  const { value, failed } = useLoaded(slug ?? '', () => loadSizes(slug ?? ''))
  const sizes = line.sizes ?? {}
  const total = quantityText(cartQuantity(line), line.unit)
  const [typed, setTyped] = useState<Record<string, string>>({})
  const names = [...new Set([...(value ?? []), ...Object.keys(sizes)])]
  const textOf = (name: string) => typed[name] ?? (sizes[name] ? groupDigits(sizes[name]) : '')
  const isValid = (text: string) => /^0*$/.test(text.trim()) || parseAmount(text, line.unit) !== undefined
  const change = (name: string, text: string) => {
    const next = { ...typed, [name]: text }
    setTyped(next)
    const all = names.map((size) => (size === name ? text : textOf(size)))
    if (!all.every(isValid)) return
    const counted = names.flatMap((size, index) => {
      const pieces = parseAmount(all[index] ?? '', line.unit)
      return pieces === undefined ? [] : [[size, pieces] as const]
    })
    if (counted.length > 0) onChange(Object.fromEntries(counted))
  }
  const texts = names.map(textOf)
  const errors = !texts.every(isValid)
    ? ['Укажите целое число штук']
    : names.length > 0 && texts.every((text) => /^[\s0]*$/.test(text)) && line.sizes
      ? ['Укажите хотя бы один размер или уберите изделие']
      : [...problems]
  return (
    <fieldset className={styles.sizes}>
      <legend>{line.sizes ? `Размеры, всего ${total}` : `Размеры: распределите ${total}`}</legend>
      {names.map((name, index) => (
        <label key={name} className={styles.size}>
          {name}
          <input
            id={index === 0 ? id : undefined}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            placeholder="0"
            aria-invalid={!isValid(textOf(name)) || undefined}
            value={textOf(name)}
            onChange={({ target }) => change(name, target.value)}
            onBlur={() => texts.every(isValid) && setTyped({})}
          />
        </label>
      ))}
      {names.length === 0 && <p role="status">{failed ? 'Размеры не загрузились.' : 'Загружаем размеры…'}</p>}
      <div className={styles.error}>
        <FieldError fieldId={id} messages={errors} />
      </div>
    </fieldset>
  )
}
