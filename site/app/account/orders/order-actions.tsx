import type { UserOrder } from '@rapport/contract/accounts/user-orders'
import type { OrderLine } from '@rapport/contract/orders/order-line'
import { materialKey, variantKey } from '@rapport/contract/orders/order-line-text'
import { isCancellable } from '@rapport/contract/orders/order-status'
import { CALCULATOR_PATH } from '@rapport/contract/paths/paths'
import { useEffect, useState } from 'react'
import type { LineValues } from '../../orders/line-fields.tsx'
import { prefillOrder } from '../../orders/order-prefill.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { CancelOrderDialog } from './cancel-order-dialog.tsx'
import { RepeatedOrder } from './repeated-order.tsx'
import styles from './user-order.module.css'

/** Returns the fields of a repeated order's products, without their prices: several as a list. */
function toLinesFields(lines: readonly OrderLine[]): Record<string, string> {
  const [only, ...others] = lines.map(toLineValues)
  if (!only) return {}
  if (others.length > 0 || only.sizes) return { lines: JSON.stringify([only, ...others]) }
  return Object.fromEntries(Object.entries(only).map(([name, value]) => [name, String(value)]))
}

function toLineValues({ itemId, title, ...line }: OrderLine): LineValues {
  const { priceErpId, variant, materialErpId, material, baseColor, quantity, sizes } = line
  return {
    itemId,
    itemTitle: title,
    ...(priceErpId !== null && variant !== null && { variant: variantKey({ priceErpId, variant }) }),
    ...(materialErpId !== null &&
      material !== null && { material: materialKey({ materialErpId, label: material }) }),
    ...(baseColor !== null && { baseColor }),
    ...(sizes ? { sizes } : quantity !== null && { quantity }),
  }
}

interface OrderActionsProps {
  order: UserOrder
  onChange: (order: UserOrder) => void
}

/** Buttons that repeat an order, and cancel it before payment. */
export function OrderActions({ order, onChange }: OrderActionsProps) {
  const [isCancelling, setCancelling] = useState(false)
  // Resets the order form when the visitor leaves the order or logs out.
  useEffect(() => () => prefillOrder(undefined), [])
  const { name, phone, email, comment, lines, calculation, isCatalog } = order
  const repeat = () =>
    prefillOrder({
      values: { name, phone, email, comment, isCatalog: isCatalog ? '1' : '0', ...toLinesFields(lines) },
      attachments: <RepeatedOrder order={order} />,
    })
  return (
    <div className={styles.actions}>
      {calculation && (
        <ButtonLink href={`${CALCULATOR_PATH}?from=${calculation.calculation.id}`}>
          Повторить по&nbsp;сегодняшним ценам
        </ButtonLink>
      )}
      <Button variant={calculation ? 'outline' : 'primary'} onClick={repeat}>
        Повторить заявку
      </Button>
      {isCancellable(order.status) && (
        <Button variant="outline" onClick={() => setCancelling(true)}>
          Отменить заявку
        </Button>
      )}
      <CancelOrderDialog
        number={order.number}
        open={isCancelling}
        onToggle={setCancelling}
        onCancelled={onChange}
      />
    </div>
  )
}
