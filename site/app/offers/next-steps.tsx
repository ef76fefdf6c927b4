import type { OfferBilling } from '@rapport/contract/offers/offer-page'
import type { ReactNode } from 'react'
import { REQUISITES_ANCHOR } from './forms/requisites-form.tsx'
import styles from './offer.module.css'

/** Anchor of the invoices. */
export const INVOICES_ANCHOR = 'invoices'

/** What happens after an acceptance: requisites, invoice, payment. What is done is marked. */
export const NextSteps = ({ billing }: { billing: OfferBilling }) => {
  const { requisites, hasAccountRequisites } = billing
  const invoices = billing.invoices.filter(({ state }) => state !== 'cancelled')
  const isIssued = invoices.length > 0
  const isPaid = isIssued && invoices.every(({ state }) => state === 'paid')
  const isKnown = isIssued || hasAccountRequisites || Boolean(requisites?.payer)
  return (
    <ol className={styles.steps}>
      <Step isDone={isKnown}>
        {isKnown ? (
          'Реквизиты для\u00a0счёта есть'
        ) : (
          <>
            <a href={`#${REQUISITES_ANCHOR}`}>Впишите реквизиты для&nbsp;счёта</a>&nbsp;— это минута
          </>
        )}
      </Step>
      <Step isDone={isIssued}>
        {isIssued
          ? 'Счёт выставлен'
          : 'Менеджер выставит счёт: он\u00a0появится здесь и\u00a0придёт по\u00a0почте'}
      </Step>
      <Step isDone={isPaid}>
        {isPaid && 'Счёт оплачен, спасибо!'}
        {!isPaid && isIssued && (
          <>
            <a href={`#${INVOICES_ANCHOR}`}>Оплата счёта</a>: по&nbsp;QR-коду или переводом
          </>
        )}
        {!isIssued && 'Оплата счёта по\u00a0QR-коду или переводом'}
      </Step>
    </ol>
  )
}

const Step = ({ isDone, children }: { isDone: boolean; children: ReactNode }) => (
  <li data-done={isDone || undefined}>
    {children}
    {isDone && <span className={styles.done}> ✓</span>}
  </li>
)
