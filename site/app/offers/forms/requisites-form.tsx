import type { OfferBilling, OfferPage } from '@rapport/contract/offers/offer-page'
import { offerPath } from '@rapport/contract/paths/paths'
import pageStyles from '../../calculations/stored/calculation.module.css'
import { PayerFacts } from '../../orders/billing/payer-facts.tsx'
import { RequisitesFields } from '../../orders/billing/requisites-fields.tsx'
import { Button } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/text/class-names.ts'
import styles from '../offer.module.css'

/** Anchor of the section, for the next steps. */
export const REQUISITES_ANCHOR = 'requisites'

interface RequisitesSectionProps {
  page: OfferPage
  billing: OfferBilling
}

/** Requisites for the invoice: what is stored, and the form that gives or changes them. */
export const RequisitesSection = ({ page, billing }: RequisitesSectionProps) => {
  const { requisites, hasAccountRequisites, invoices } = billing
  if (!requisites) return null
  const { payer } = requisites
  const isRefused = page.refused?.form === 'requisites'
  const isSettled = payer !== null || hasAccountRequisites || invoices.length > 0
  return (
    <section
      id={REQUISITES_ANCHOR}
      aria-labelledby="offer-requisites"
      className={classNames(pageStyles.box, styles.section)}
    >
      <h2 id="offer-requisites">Реквизиты для&nbsp;счёта</h2>
      {payer && <PayerFacts payer={payer} />}
      {!payer && hasAccountRequisites && (
        <p>Возьмём реквизиты компании из&nbsp;вашего кабинета. Если платит кто-то другой, впишите его.</p>
      )}
      {isSettled ? (
        <details className={styles.more} open={isRefused}>
          <summary>{payer ? 'Изменить реквизиты' : 'Вписать реквизиты'}</summary>
          <RequisitesForm page={page} billing={billing} />
        </details>
      ) : (
        <RequisitesForm page={page} billing={billing} />
      )}
    </section>
  )
}

const RequisitesForm = ({
  page: { token, refused },
  billing: { requisites, invoices },
}: RequisitesSectionProps) => {
  const own = refused?.form === 'requisites' ? refused : undefined
  return (
    // With its anchor a refused form is in view again; an accepted one is redirected to another anchor.
    <form
      method="post"
      action={`${offerPath(token)}requisites/#${REQUISITES_ANCHOR}`}
      className={styles.form}
    >
      <p className={styles.note}>
        {invoices.length > 0
          ? 'Выставленные счета останутся прежними: менеджер увидит изменение и\u00a0заменит их, если нужно.'
          : 'Начните с\u00a0ИНН. Платит человек, а\u00a0не\u00a0компания\u00a0— хватит имени, остальное оставьте пустым.'}
      </p>
      <input type="hidden" name="version" value={requisites?.version} />
      <RequisitesFields
        values={own?.values ?? requisites?.payer ?? {}}
        getErrors={(name) => own?.errors[name]}
      />
      <Button type="submit">Сохранить реквизиты</Button>
    </form>
  )
}
