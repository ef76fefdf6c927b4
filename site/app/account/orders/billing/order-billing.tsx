import type { UserOrder } from '@rapport/contract/accounts/user-orders'
import { CustomerInvoices } from '../../../orders/billing/customer-invoices.tsx'
import styles from '../user-order.module.css'
import { OrderRequisites } from './order-requisites.tsx'

interface OrderBillingProps {
  order: UserOrder
  onChange: (order: UserOrder) => void
}

/** Invoices of an order, and the requisites that they need; nothing before an offer is accepted. */
export const OrderBilling = ({ order, onChange }: OrderBillingProps) => {
  const { invoices, offers, requisites } = order
  const isAccepted = offers.some(({ state }) => state === 'accepted')
  return (
    <>
      {invoices.length > 0 && (
        <section aria-labelledby="order-invoices" className={styles.box}>
          <h3 id="order-invoices">{invoices.length > 1 ? 'Счета' : 'Счёт'}</h3>
          <CustomerInvoices invoices={invoices} />
        </section>
      )}
      {(isAccepted || requisites.payer) && (
        <section aria-labelledby="order-requisites" className={styles.box}>
          <h3 id="order-requisites">Реквизиты для&nbsp;счёта</h3>
          <OrderRequisites order={order} onChange={onChange} />
        </section>
      )}
    </>
  )
}
