import type { CityContact } from '@rapport/contract/contacts/contacts'
import {
  clockTime,
  type HoursException,
  parseOpeningHours,
  schemaHours,
} from '@rapport/contract/hours/opening-hours'
import { sharePicturePath } from '@rapport/contract/media/media'
import { CONTACTS_PATH, cityContactPath } from '@rapport/contract/paths/paths'
import type { SiteProperties } from '@rapport/contract/site/site'
import type { LocalBusiness, Organization, WithContext } from 'schema-dts'

type Named = Pick<SiteProperties, 'name' | 'logo' | 'supportEmail' | 'social'>

/** Returns structured data of the factory and its offices. `origin` has no trailing slash. */
export function createOrganizationData(
  { name, logo, supportEmail, social }: Named,
  contacts: CityContact[],
  origin: string,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: `${origin}/`,
    ...(logo && { logo: `${origin}${logo.src}` }),
    ...(supportEmail && { email: supportEmail }),
    sameAs: social.map(({ link }) => link),
    contactPoint: contacts.flatMap(({ city, phones }) =>
      phones.map((telephone) => ({
        '@type': 'ContactPoint',
        contactType: 'sales',
        telephone,
        areaServed: city,
      })),
    ),
    department: contacts.map((contact) => ({
      '@type': 'LocalBusiness',
      name: officeName(name, contact),
      url: `${origin}${cityContactPath(contact.id)}`,
      address: postalAddress(contact),
    })),
  } satisfies WithContext<Organization>
}

/** Returns structured data of an office; `url` is its page. */
export function createLocalBusinessData({ name }: Pick<Named, 'name'>, contact: CityContact, url: string) {
  const { phones, email, coordinates, operationMode, photos, exceptions } = contact
  const { origin } = new URL(url)
  const hours = parseOpeningHours(operationMode)
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${url}#office`,
    name: officeName(name, contact),
    url,
    ...(phones.length > 0 && { telephone: phones }),
    ...(email && { email }),
    address: postalAddress(contact),
    ...(coordinates && { geo: { '@type': 'GeoCoordinates', ...coordinates } }),
    ...(hours && { openingHours: hours.map(schemaHours) }),
    ...(exceptions && { specialOpeningHoursSpecification: exceptions.flatMap(specialHours) }),
    image: photos.map(({ src }) => `${origin}${sharePicturePath(src)}`),
    parentOrganization: { '@type': 'Organization', name, url: `${origin}${CONTACTS_PATH}` },
  } satisfies WithContext<LocalBusiness>
}

/** A closed day opens and closes at midnight in schema.org. */
const specialHours = ({ first, last, open }: HoursException) =>
  (open.length > 0 ? open : [{ from: 0, to: 0 }]).map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    validFrom: first,
    validThrough: last,
    opens: clockTime(from),
    closes: clockTime(to),
  }))

const officeName = (name: string, { city }: Pick<CityContact, 'city'>) => `${name}, ${city}`

const postalAddress = ({ city, address }: Pick<CityContact, 'city' | 'address'>) => ({
  '@type': 'PostalAddress' as const,
  addressLocality: city,
  streetAddress: address,
})
