import type { Api } from '@rapport/contract/endpoints/api'
import { cityContactPath } from '@rapport/contract/paths/paths'
import { notFound, orNotFound } from '../browser/not-found.ts'
import { apiFrom } from '../page-context.ts'
import { pageHandle } from '../seo/page-handle.ts'
import { pageMeta } from '../seo/page-meta.ts'
import type { Route } from './+types/office.route'
import { contactsCrumb } from './contacts.route.tsx'
import { OfficeScreen } from './office/office-screen.tsx'
import { officeId } from './office-id.ts'

/** Loads an office. Every host shows the offices of all cities. */
async function loadOffice(api: Api, params: Route.LoaderArgs['params']) {
  const id = officeId(params.office)
  if (id === undefined) throw notFound()
  const [{ contact }, seo] = await Promise.all([
    api.getContact({ id }),
    api.getSeo({ groupName: 'city', entityId: String(id) }),
  ]).catch(orNotFound)
  return { contact, seo }
}
type Data = Awaited<ReturnType<typeof loadOffice>>

export const loader = ({ context, params }: Route.LoaderArgs) => loadOffice(apiFrom(context), params)

/**
 * With a key the map loads at once, which needs a document whose policy allows maps. Otherwise the page is reloaded.
 */

export const handle = pageHandle<Data>({
  crumbs: (data) =>
    data ? [contactsCrumb, { label: data.contact.city, to: cityContactPath(data.contact.id) }] : [],
  showsMap: true,
  wide: () => true,
})

export const meta: Route.MetaFunction = pageMeta<Route.MetaArgs>(({ contact, seo }) => ({
  seo,
  path: cityContactPath(contact.id),
  canonical: seo.canonical,
  everyCity: true,
}))

export default function OfficeRoute({ loaderData, matches: [root] }: Route.ComponentProps) {
  const { properties, mapsKey, cities } = root.loaderData
  const { contact, seo } = loaderData
  return (
    <OfficeScreen
      key={contact.id}
      contact={contact}
      properties={properties}
      mapsKey={mapsKey}
      others={cities.filter(({ id }) => id !== contact.id)}
      canonical={seo.canonical}
    />
  )
}
