import type { CustomerInvoicePayment } from '@rapport/contract/orders/customer-invoice'
import { ButtonLink } from '../../ui/button/button.tsx'
import styles from './billing.module.css'

interface InvoicePaymentProps {
  number: string
  payment: CustomerInvoicePayment
}

/** The payment code, how to use it, and the same requisites as text. */
export const InvoicePayment = ({ number, payment }: InvoicePaymentProps) => (
  <div className={styles.payment}>
    <div className={styles.ways}>
      <p>
        <strong>Оплата по&nbsp;QR-коду.</strong> Откройте приложение банка, выберите оплату по&nbsp;QR-коду
        и&nbsp;наведите камеру: получатель, сумма и&nbsp;назначение заполнятся сами.
      </p>
      <div className={styles.phone}>
        <p>
          <strong>Страница открыта на&nbsp;телефоне?</strong> Сохраните код картинкой и&nbsp;выберите
          её&nbsp;в&nbsp;приложении банка или скопируйте реквизиты.
        </p>
        <ButtonLink variant="outline" compact href={payment.codePath} download={`oplata-${number}.png`}>
          Сохранить код
        </ButtonLink>
      </div>
    </div>
    <img
      src={payment.codePath}
      alt={`QR-код для\u00a0оплаты счёта №\u00a0${number} в\u00a0приложении банка`}
      width={280}
      height={280}
      loading="lazy"
      className={styles.code}
    />
    <details className={styles.transfer}>
      <summary>Реквизиты для перевода</summary>
      <TransferFacts payment={payment} />
    </details>
  </div>
)

/** One tap selects a whole value. */
const TransferFacts = ({ payment: { payee, sum, purpose } }: Pick<InvoicePaymentProps, 'payment'>) => {
  const rows = [
    ['Получатель', payee.name],
    ['ИНН', payee.inn],
    ['КПП', payee.kpp],
    ['Расчётный счёт', payee.account],
    ['Банк', payee.bankName],
    ['БИК', payee.bic],
    ['Корр. счёт', payee.correspondentAccount],
    ['Сумма, ₽', (sum / 100).toFixed(2).replace('.', ',')],
    ['Назначение', purpose],
  ]
  return (
    <dl className={styles.facts}>
      {rows
        .filter(([, value]) => value)
        .map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className={styles.copied}>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
