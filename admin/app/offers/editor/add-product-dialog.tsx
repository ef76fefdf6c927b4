import { formatMoney } from '@rapport/contract/money/format-money'
import { formatPrice } from '@rapport/staff-contract/prices/price-text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '../../api/admin-error.ts'
import { ProductField } from '../../products/product-field.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Select } from '../../ui/select/select.tsx'
import { linePriceQuery } from '../offer-queries.ts'
import { type EditedLine, parseNumber } from './edited-offer.ts'
import { newLine } from './new-rows.ts'

interface AddProductDialogProps {
  orderId: string
  onAdd: (line: EditedLine) => void
  onClose: () => void
}

const QUANTITY = '10'
const QUANTITY_MAX = 1_000_000

/** Finds a product of the catalogue and adds it with its price of today. */
export function AddProductDialog({ orderId, onAdd, onClose }: AddProductDialogProps) {
  const [product, setProduct] = useState({ itemId: '', itemTitle: '' })
  const [variantKey, setVariantKey] = useState('')
  const [materialErpId, setMaterial] = useState('')
  const [quantity, setQuantity] = useState(QUANTITY)
  const count = parseNumber(quantity)
  const isCount = count > 0 && count <= QUANTITY_MAX && (count * 2) % 1 === 0
  const base = { id: Number(product.itemId), order: orderId, quantity: isCount ? count : 1 }
  const facts = useQuery({
    ...linePriceQuery({ ...base, priceErpId: undefined, variant: undefined, materialErpId: undefined }),
    enabled: product.itemId !== '',
    placeholderData: keepPreviousData,
  }).data
  const variants = (product.itemId && facts?.variants) || []
  const keyOf = ({ priceErpId, variant }: (typeof variants)[number]) => `${priceErpId}/${variant}`
  const variant = variants.find((one) => keyOf(one) === variantKey) ?? variants[0]
  const material =
    variant?.materials.find((one) => one.materialErpId === materialErpId) ?? variant?.materials[0]
  const { data: priced, error } = useQuery({
    ...linePriceQuery({
      ...base,
      priceErpId: variant?.priceErpId,
      variant: variant?.variant,
      materialErpId: material?.materialErpId,
    }),
    enabled: product.itemId !== '' && facts !== undefined,
  })
  const canAdd = product.itemId !== '' && facts !== undefined && isCount
  function add(): void {
    if (!facts) return
    onAdd(
      newLine({
        itemId: Number(product.itemId),
        title: facts.title,
        unit: facts.unit,
        quantity,
        price: priced?.price == null ? '' : formatPrice(priced.price),
        priceErpId: variant?.priceErpId ?? null,
        variant: variant?.variant ?? null,
        variantTitle: variants.length > 1 ? (variant?.variantTitle ?? null) : null,
        materialErpId: material?.materialErpId ?? null,
        material: material?.material ?? null,
      }),
    )
  }
  return (
    <Dialog heading="Добавить из каталога" isOpen onClose={onClose}>
      <ProductField
        value={product}
        onChange={setProduct}
        errors={[]}
        hint="Начните писать название"
        empty="Такого изделия нет. Добавьте его строкой."
      />
      {variants.length > 1 && variant && (
        <Select
          label="Исполнение"
          value={keyOf(variant)}
          onChange={setVariantKey}
          options={variants.map((one) => ({ value: keyOf(one), label: one.variantTitle }))}
        />
      )}
      {variant && variant.materials.length > 1 && material && (
        <Select
          label="Материал"
          value={material.materialErpId}
          onChange={setMaterial}
          options={variant.materials.map((one) => ({ value: one.materialErpId, label: one.material }))}
        />
      )}
      <TextField
        label={`Количество${facts && product.itemId ? `, ${facts.unit}` : ''}`}
        inputMode="decimal"
        autoComplete="off"
        value={quantity}
        onChange={setQuantity}
        isShort
        errors={isCount ? [] : ['Число от\u00A01 до\u00A01\u00A0000\u00A0000']}
      />
      {error && product.itemId !== '' && <Notice kind="error">{failureText(error)}</Notice>}
      {product.itemId !== '' && priced && (
        <p role="status">
          {priced.price === null ? (
            (priced.problem ?? 'Цена по\u00A0запросу: впишите её в\u00A0строке')
          ) : (
            <>
              По прайсу <b>{formatMoney(priced.price)}</b> за&nbsp;{priced.unit}
            </>
          )}
        </p>
      )}
      <DialogActions>
        <Button isDisabled={!canAdd} onPress={add}>
          Добавить
        </Button>
        <Button variant="secondary" onPress={onClose}>
          Отмена
        </Button>
      </DialogActions>
    </Dialog>
  )
}
