import { SHORT_FIELD_MAX } from '@rapport/contract/orders/order-limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { Combobox } from '../ui/combobox/combobox.tsx'
import { productsQuery } from './product-queries.ts'

interface Product {
  /** Id of the product; empty if none is chosen. */
  itemId: string
  itemTitle: string
}

interface ProductFieldProps {
  value: Product
  onChange: (value: Product) => void
  errors: string[]
  hint?: string
  /** Shown if no product has these words in its name. */
  empty?: string
}

/** Chooses a product of the catalogue by words of its name. */
export function ProductField(props: ProductFieldProps) {
  const { value, onChange, errors } = props
  const { itemId, itemTitle } = value
  const { data = [] } = useQuery({
    ...productsQuery(useDeferredValue(itemTitle.trim())),
    placeholderData: keepPreviousData,
  })
  return (
    <Combobox
      label="Изделие"
      hint={props.hint ?? 'Необязательно: начните писать название'}
      options={data.map(({ id, name }) => ({ key: id, label: name }))}
      value={itemId ? Number(itemId) : null}
      text={itemTitle}
      onText={(text) => text !== itemTitle && onChange({ itemId: '', itemTitle: text })}
      onChoose={(key) => {
        const name = data.find(({ id }) => id === key)?.name
        if (name !== undefined) onChange({ itemId: String(key), itemTitle: name })
      }}
      empty={props.empty ?? 'Такого изделия нет. Напишите его в\u00A0тексте заявки.'}
      maxLength={SHORT_FIELD_MAX}
      errors={errors}
    />
  )
}
