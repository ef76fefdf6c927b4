import type { CityContact } from '@rapport/contract/contacts/contacts'
import type { Api } from '@rapport/contract/endpoints/api'
import { CONTACTS_PATH } from '@rapport/contract/paths/paths'
import type { SiteProperties } from '@rapport/contract/site/site'
import { apiFrom } from '../page-context.ts'
import { pageHandle } from '../seo/page-handle.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { StructuredData } from '../seo/structured-data.tsx'
import { PageHead } from '../ui/section/page-head.tsx'
import { Section } from '../ui/section/section.tsx'
import { formatCount } from '../ui/text/plural.ts'
import type { Route } from './+types/contacts.route'
import { createOrganizationData } from './contact-data.ts'
import styles from './contacts.module.css'
import { FactoryContacts } from './factory-contacts.tsx'
import { OfficeCard } from './office/office-card.tsx'

async function loadContacts(api: Api) {
  const [{ contacts }, seo] = await Promise.all([
    api.getContacts(),
    api.getSeo({ groupName: 'page', entityId: CONTACTS_PATH }),
  ])
  return { contacts: contacts.map(forCard), seo }
}
/** Keeps one photo and leaves out the directions, which only the office page shows. */
const forCard = (contact: CityContact): CityContact => ({
  ...contact,
  howToGet: '',
  photos: contact.photos.slice(0, 1),
})

export const loader = ({ context }: Route.LoaderArgs) => loadContacts(apiFrom(context))

export const contactsCrumb = { label: 'Контакты', to: CONTACTS_PATH }
export const handle = pageHandle({ crumbs: () => [contactsCrumb], wide: () => true })

export const meta: Route.MetaFunction = pageMeta<Route.MetaArgs>(({ seo }) => ({ seo, path: CONTACTS_PATH }))

/** Seller's data that the law requires: «ООО «Раппорт» · ИНН 9999000006». */
const companyText = ({ legalName, inn, ogrn }: Pick<SiteProperties, 'legalName' | 'inn' | 'ogrn'>) =>
  [legalName, inn && `ИНН\u00a0${inn}`, ogrn && `ОГРН\u00a0${ogrn}`].filter(Boolean).join(' · ')

export default function ContactsRoute({ loaderData: { contacts }, matches: [root] }: Route.ComponentProps) {
  const { city, origin, properties } = root.loaderData
  const ownOffice = contacts.find(({ id }) => id === city?.id)
  const others = contacts.filter((contact) => contact !== ownOffice)
  const cities = formatCount(contacts.length, ['городе', 'городах', 'городах'])
  return (
    <>
      <PageHead
        heading="Контакты"
        lead={contacts.length > 1 && `Адреса, телефоны и\u00a0часы работы в\u00a0${cities}.`}
      />
      {ownOffice && (
        <div className={styles.own}>
          <OfficeCard contact={ownOffice} highlighted />
        </div>
      )}
      {others.length > 0 && (
        <Section heading={ownOffice ? 'Другие города' : 'Города'} tone={ownOffice ? 'paper' : 'linen'}>
          <ul className={styles.cards}>
            {others.map((contact) => (
              <li key={contact.id}>
                <OfficeCard contact={contact} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {contacts.length === 0 && <FactoryContacts properties={properties} />}
      {properties.legalName && <p className={styles.company}>{companyText(properties)}</p>}
      <StructuredData data={createOrganizationData(properties, contacts, origin)} />
    </>
  )
}
