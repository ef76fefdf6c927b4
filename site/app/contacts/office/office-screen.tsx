import type { CityContact } from '@rapport/contract/contacts/contacts'
import { cityContactPath } from '@rapport/contract/paths/paths'
import type { SiteProperties } from '@rapport/contract/site/site'
import { StructuredData } from '../../seo/structured-data.tsx'
import { Chip } from '../../ui/chip/chip.tsx'
import { MaskedEmail } from '../../ui/masked-link/masked-email.tsx'
import { OrderLink } from '../../ui/order-link/order-link.tsx'
import { PageHead } from '../../ui/section/page-head.tsx'
import { Section } from '../../ui/section/section.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { createLocalBusinessData } from '../contact-data.ts'
import { OfficeMap } from '../map/office-map.tsx'
import { RouteLinks } from '../map/route-links.tsx'
import type { CityLink } from '../resolve-city.ts'
import { OfficeHours } from './office-hours.tsx'
import { OfficePhones } from './office-phones.tsx'
import { OfficePhotos } from './office-photos.tsx'
import styles from './office-screen.module.css'

interface OfficeScreenProps {
  contact: CityContact
  properties: SiteProperties
  /** Key of the maps service; if empty, the map loads on request. */
  mapsKey: string
  /** The other cities. */
  others: CityLink[]
  /** Canonical URL of the page. */
  canonical: string
}

/** Page of an office: photos, contacts, directions. */
export function OfficeScreen({ contact, properties, mapsKey, others, canonical }: OfficeScreenProps) {
  const { city, address, phones, email, operationMode, coordinates, howToGet } = contact
  return (
    <>
      <PageHead heading={city} lead={address} />
      <div className={styles.top}>
        <div>
          <dl className={styles.facts}>
            {phones.length > 0 && (
              <div>
                <dt>{phones.length > 1 ? 'Телефоны' : 'Телефон'}</dt>
                <dd>
                  <OfficePhones contact={contact} large />
                </dd>
              </div>
            )}
            {operationMode && (
              <div>
                <dt>Часы работы</dt>
                <dd>
                  <OfficeHours contact={contact} />
                </dd>
              </div>
            )}
            {email && (
              <div>
                <dt>Почта</dt>
                <dd>
                  <MaskedEmail email={email} />
                </dd>
              </div>
            )}
          </dl>
          <p className={styles.order}>
            <OrderLink />
          </p>
          {!coordinates && address && <RouteLinks contact={contact} />}
        </div>
        <OfficePhotos contact={contact} />
      </div>
      {howToGet && (
        <Section heading="Как добраться" tone="paper" beside>
          <RichText html={howToGet} />
        </Section>
      )}
      {coordinates && (
        <Section
          heading="На карте"
          aside={<RouteLinks contact={contact} />}
          tone="paper"
          close={howToGet !== ''}
        >
          <OfficeMap city={city} address={address} coordinates={coordinates} mapsKey={mapsKey} />
        </Section>
      )}
      {others.length > 0 && (
        <Section heading="Другие города">
          <ul className={styles.others}>
            {others.map(({ id, city }) => (
              <li key={id}>
                <Chip href={cityContactPath(id)}>{city}</Chip>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <StructuredData data={createLocalBusinessData(properties, contact, canonical)} />
    </>
  )
}
