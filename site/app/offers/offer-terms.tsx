import { formatOfferDay } from '@rapport/contract/offers/format-offer-day'
import { advanceText } from '@rapport/contract/offers/offer-words'
import type { PublicOffer } from '@rapport/contract/offers/public-offer'
import type { ReactNode } from 'react'
import { PhoneLink } from '../ui/masked-link/phone-link.tsx'
import styles from './offer.module.css'

/** Payment, validity, the factory and its manager. */
export const OfferTerms = ({ offer }: { offer: PublicOffer }) => {
  const { document, seller, manager } = offer
  const { paymentTerms, validUntil } = document
  return (
    <dl className={styles.facts}>
      <Fact term="Оплата">{advanceText(document)}</Fact>
      {paymentTerms && <Fact term="Порядок">{paymentTerms}</Fact>}
      <Fact term="Действует">
        до&nbsp;{formatOfferDay(validUntil)} включительно, по&nbsp;московскому времени
      </Fact>
      <Fact term="Продавец">
        {seller.legalName || seller.name}
        {seller.inn && `, ИНН\u00a0${seller.inn}`}
        {seller.ogrn && `, ОГРН\u00a0${seller.ogrn}`}
      </Fact>
      {seller.address && <Fact term="Адрес">{seller.address}</Fact>}
      {manager && <Fact term="Менеджер">{manager}</Fact>}
      {seller.phone && (
        <Fact term="Телефон">
          <PhoneLink phone={seller.phone} />
        </Fact>
      )}
      {seller.email && (
        <Fact term="Почта">
          <a href={`mailto:${seller.email}`}>{seller.email}</a>
        </Fact>
      )}
    </dl>
  )
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </>
)
