import { formatOfferDay } from '@rapport/contract/offers/format-offer-day'
import { isAnswerable } from '@rapport/contract/offers/offer-state'
import { priceText } from '@rapport/contract/offers/offer-words'
import { offerPath, offerPdfPath, offerStageMailsPath } from '@rapport/contract/paths/paths'
import { notFound } from '../browser/not-found.ts'
import pageStyles from '../calculations/stored/calculation.module.css'
import { CustomerInvoices } from '../orders/billing/customer-invoices.tsx'
import { StageMailsForm } from '../orders/stages/stage-mails-form.tsx'
import { offerPageFrom } from '../page-context.ts'
import { pageHandle } from '../seo/page-handle.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { classNames } from '../ui/text/class-names.ts'
import { formatDate } from '../ui/text/date.ts'
import type { Route } from './+types/offer.route'
import { ANSWER_ANCHOR, AnswerForms } from './forms/answer-forms.tsx'
import { QuestionForm } from './forms/question-form.tsx'
import { RequisitesSection } from './forms/requisites-form.tsx'
import { INVOICES_ANCHOR } from './next-steps.tsx'
import styles from './offer.module.css'
import { OfferLines } from './offer-lines.tsx'
import { OfferNotice } from './offer-notice.tsx'
import { OfferTerms } from './offer-terms.tsx'
import { OfferVersions } from './offer-versions.tsx'

/** Page of an offer. The server passes it for an existing link only. */
export function loader({ context }: Route.LoaderArgs) {
  const page = offerPageFrom(context)
  if (!page) throw notFound()
  return page
}

export const handle = pageHandle<Route.ComponentProps['loaderData']>({
  crumbs: (data) => [{ label: 'Предложение', to: offerPath(data?.token ?? '') }],
  ownOrderForm: true,
})

export const meta: Route.MetaFunction = pageMeta<Route.MetaArgs>(({ token, offer }) => ({
  seo: { title: `Коммерческое предложение ${offer.number}`, description: '' },
  path: offerPath(token),
  everyCity: true,
  noindex: true,
}))

export default function OfferRoute({ loaderData: page }: Route.ComponentProps) {
  const { token, offer, isPreview, billing, wantsStageMails } = page
  const { number, sentAt, document, comment, version } = offer
  const isOpen = isAnswerable(offer.state) && !isPreview && !page.isOrderRefused
  return (
    <article className={pageStyles.page}>
      <header className={pageStyles.head}>
        <h1>Коммерческое предложение</h1>
        <p className={pageStyles.soft}>
          № {number}
          {sentAt && (
            <>
              {' '}
              от&nbsp;<time dateTime={sentAt}>{formatDate(sentAt)}</time>
            </>
          )}
          . Действует до&nbsp;
          <time dateTime={document.validUntil}>{formatOfferDay(document.validUntil)}</time> включительно.
        </p>
      </header>
      <p className={pageStyles.actions}>
        <span>
          Итого <strong className={styles.whole}>{priceText(document.total)}</strong>
        </span>
        {isOpen && <ButtonLink href={`#${ANSWER_ANCHOR}`}>Ответить</ButtonLink>}
        {sentAt && (
          <ButtonLink variant="outline" href={offerPdfPath(token, version)} download>
            Скачать PDF
          </ButtonLink>
        )}
      </p>
      <OfferNotice page={page} />
      {billing && billing.invoices.length > 0 && (
        <section
          id={INVOICES_ANCHOR}
          aria-labelledby="offer-invoices"
          className={classNames(pageStyles.box, styles.section)}
        >
          <h2 id="offer-invoices">{billing.invoices.length > 1 ? 'Счета' : 'Счёт'}</h2>
          <CustomerInvoices invoices={billing.invoices} />
        </section>
      )}
      {billing && <RequisitesSection page={page} billing={billing} />}
      {comment && <p className={styles.comment}>{comment}</p>}
      <section aria-labelledby="offer-lines" className={classNames(pageStyles.box, styles.section)}>
        <h2 id="offer-lines">Что предлагаем</h2>
        <OfferLines document={document} />
      </section>
      {isOpen && <AnswerForms page={page} />}
      {wantsStageMails !== null && (
        <section aria-labelledby="offer-stages" className={classNames(pageStyles.box, styles.section)}>
          <h2 id="offer-stages">Как идёт заказ</h2>
          <StageMailsForm action={offerStageMailsPath(token)} wanted={wantsStageMails} />
        </section>
      )}
      <section aria-labelledby="offer-terms" className={classNames(pageStyles.box, styles.section)}>
        <h2 id="offer-terms">Условия</h2>
        <OfferTerms offer={offer} />
      </section>
      {!isPreview && offer.state !== 'superseded' && <QuestionForm page={page} />}
      <OfferVersions token={token} offer={offer} />
    </article>
  )
}
