import { formatOfferDay } from '@rapport/contract/offers/format-offer-day'
import { offerMessages } from '@rapport/contract/offers/offer-messages'
import { NEXT_STEPS_ANCHOR, type OfferPage } from '@rapport/contract/offers/offer-page'
import { offerPath } from '@rapport/contract/paths/paths'
import type { ReactNode } from 'react'
import { formatDate } from '../ui/text/date.ts'
import { PricesForm } from './forms/prices-form.tsx'
import { NextSteps } from './next-steps.tsx'
import styles from './offer.module.css'

/** What has become of the offer, and what was just sent. */
export const OfferNotice = ({ page }: { page: OfferPage }) => (
  <>
    {page.refused && (
      <div role="alert" className={styles.notice}>
        <p className={styles.error}>{page.refused.message}</p>
      </div>
    )}
    {page.sent === 'question' && (
      <Notice>Вопрос отправлен. Менеджер ответит по&nbsp;почте или по&nbsp;телефону.</Notice>
    )}
    {page.sent === 'prices' && (
      <Notice>Запрос отправлен. Менеджер пришлёт предложение с&nbsp;новыми ценами.</Notice>
    )}
    <StateNotice page={page} />
  </>
)

const Notice = ({ children }: { children: ReactNode }) => (
  <div role="status" className={styles.notice}>
    <p>{children}</p>
  </div>
)

const StateNotice = ({ page }: { page: OfferPage }) => {
  const { token, offer, isPreview, isOrderRefused, sent, billing } = page
  const { state, answeredAt, document } = offer
  if (isPreview) return <Notice>Предпросмотр: так предложение увидит клиент. Ответить здесь нельзя.</Notice>
  if (isOrderRefused)
    // A refused form has said so above.
    return page.refused?.message === offerMessages.orderRefused ? null : (
      <Notice>{offerMessages.orderRefused}</Notice>
    )
  if (state === 'superseded')
    return (
      <Notice>
        Это прежняя версия, она больше не&nbsp;действует.{' '}
        <a href={offerPath(token)}>Открыть действующую версию</a>
      </Notice>
    )
  if (state === 'accepted')
    return (
      <div id={NEXT_STEPS_ANCHOR} role="status" className={styles.notice}>
        {sent === 'requisites' && <p>Реквизиты сохранены, менеджер их видит.</p>}
        <p>
          <strong>Предложение принято</strong>
          {answeredAt && ` ${formatDate(answeredAt)}`}. {billing ? 'Что дальше:' : 'Менеджер пришлёт счёт.'}
        </p>
        {billing && <NextSteps billing={billing} />}
      </div>
    )
  if (state === 'declined')
    return (
      <Notice>
        <strong>Предложение отклонено</strong>
        {answeredAt && ` ${formatDate(answeredAt)}`}. Если передумали, напишите менеджеру ниже.
      </Notice>
    )
  if (state !== 'expired') return null
  return (
    <div className={styles.notice}>
      <p>
        <strong>Срок предложения закончился</strong> {formatOfferDay(document.validUntil)}. Цены могли
        измениться.
      </p>
      {sent !== 'prices' && <PricesForm token={token} />}
    </div>
  )
}
