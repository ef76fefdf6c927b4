import type { OrderOutcome } from '@rapport/contract/page'
import { minutesAfterZa } from '@rapport/contract/site/duration'
import type { SiteProperties } from '@rapport/contract/site/site'
import { Island } from '../browser/islands/island.tsx'
import { CountedPhone } from '../contacts/counted-phone.tsx'
import type { OrderSubject } from '../seo/page-handle.ts'
import { MaskedEmail } from '../ui/masked-link/masked-email.tsx'
import { ORDER_FORM_ANCHOR } from '../ui/order-link/order-form-anchor.ts'
import { ClosedOrder } from './closed-order.tsx'
import OrderPanel from './order-panel.tsx'
import styles from './order-section.module.css'
import { type PageCity, toPageCity } from './page-city.ts'

interface OrderSectionProps {
  city: PageCity | undefined
  properties: SiteProperties
  subject?: OrderSubject | undefined
  outcome?: OrderOutcome | undefined
  /** Whether the form orders the products of the cart. */
  isCart?: boolean
}

/** Order form with contacts, at the end of every page. */
export function OrderSection({ city, properties, subject, outcome, isCart = false }: OrderSectionProps) {
  const { acceptsPersonalData, phone, supportEmail, operationMode, social, callbackMinutes } = properties
  return (
    <section
      id={ORDER_FORM_ANCHOR}
      aria-labelledby={`${ORDER_FORM_ANCHOR}-heading`}
      className={styles.section}
    >
      <div className={styles.card}>
        <div className={styles.side}>
          <h2 id={`${ORDER_FORM_ANCHOR}-heading`}>Рассчитать стоимость заказа</h2>
          {acceptsPersonalData && (
            <p className={styles.promise}>
              {`${callPromise(callbackMinutes)}, назовём цену тиража и\u00a0день отгрузки. Макет можно приложить сразу.`}
            </p>
          )}
        </div>
        <div className={styles.main}>
          {acceptsPersonalData ? (
            <Island
              name="order-form"
              component={OrderPanel}
              props={{
                city: city && toPageCity(city),
                properties: { operationMode, social },
                subject,
                outcome,
                ...(isCart && { isCart }),
              }}
              start={isCart ? 'load' : 'touch'}
            />
          ) : (
            <ClosedOrder properties={properties} outcome={outcome} />
          )}
        </div>
        <div className={styles.contacts}>
          {acceptsPersonalData && phone && <CountedPhone phone={phone} className={styles.phone} />}
          {acceptsPersonalData && supportEmail && <MaskedEmail email={supportEmail} />}
          {operationMode && <p>{operationMode}</p>}
        </div>
      </div>
    </section>
  )
}

const callPromise = (callbackMinutes: number) =>
  callbackMinutes === 0
    ? 'Перезвоним в\u00a0рабочее время'
    : `В\u00a0рабочее время перезвоним за\u00a0${minutesAfterZa(callbackMinutes)}`
