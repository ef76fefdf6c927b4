import type { OfferState } from '@rapport/contract/offers/offer-state'
import type { PublicOffer } from '@rapport/contract/offers/public-offer'
import { offerPath } from '@rapport/contract/paths/paths'
import { formatDate } from '../ui/text/date.ts'
import styles from './offer.module.css'

/** Words beside a version. */
const STATE_WORDS: Partial<Record<OfferState, string>> = {
  sent: 'действует',
  opened: 'действует',
  accepted: 'принята',
  declined: 'отклонена',
  expired: 'срок закончился',
  superseded: 'заменена новой',
}

interface OfferVersionsProps {
  token: string
  offer: Pick<PublicOffer, 'versions' | 'version'>
}

/** Links to the versions that were sent; nothing if there is only one. */
export const OfferVersions = ({ token, offer: { versions, version: shown } }: OfferVersionsProps) =>
  versions.length > 1 && (
    <nav aria-label="Версии предложения">
      <h2>Версии</h2>
      <ul className={styles.versions}>
        {versions.map(({ version, sentAt, state }) => (
          <li key={version}>
            <a
              href={`${offerPath(token)}?version=${version}`}
              aria-current={version === shown ? 'page' : undefined}
            >
              Версия {version} от&nbsp;{formatDate(sentAt)}
            </a>
            {STATE_WORDS[state] && ` — ${STATE_WORDS[state]}`}
          </li>
        ))}
      </ul>
    </nav>
  )
