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

type Named = Pick<SiteProperties, 'name' | 'logo' | 'phone' | 'supportEmail' | 'address' | 'social'>

/**
 * Returns structured data of the factory and its offices. Unknown facts are left out. `origin` has no trailing slash.
 */
export function createOrganizationData(
  { name, logo, phone, supportEmail, address, social }: Named,
  contacts: CityContact[],
  origin: string,
) {
  const contactPoint = contacts.flatMap(({ city, phones }) =>
    phones.map((telephone) => ({
      '@type': 'ContactPoint' as const,
      contactType: 'sales',
      telephone,
      areaServed: city,
    })),
  )
  const department = contacts.map((contact) => ({
    '@type': 'LocalBusiness' as const,
    name: officeName(name, contact),
    url: `${origin}${cityContactPath(contact.id)}`,
    address: postalAddress(contact),
  }))
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: `${origin}/`,
    ...(logo && { logo: `${origin}${logo.src}` }),
    ...(supportEmail && { email: supportEmail }),
    ...(social.length > 0 && { sameAs: social.map(({ link }) => link) }),
    ...(contactPoint.length > 0 && { contactPoint }),
    ...(department.length > 0 && { department }),
    ...(contacts.length === 0 && phone && { telephone: phone }),
    ...(contacts.length === 0 && address && { address }),
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
    ...(photos.length > 0 && { image: photos.map(({ src }) => `${origin}${sharePicturePath(src)}`) }),
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
  ...(address && { streetAddress: address }),
})
