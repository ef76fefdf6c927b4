import type { Api } from '@rapport/contract/endpoints/api'
import { catalogItemPath } from '@rapport/contract/paths/paths'
import { api } from '../browser/api.ts'
import { apiFrom } from '../page-context.ts'
import { pageHandle } from '../seo/page-handle.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { Chip } from '../ui/chip/chip.tsx'
import { PageHead } from '../ui/section/page-head.tsx'
import { Section } from '../ui/section/section.tsx'
import type { Route } from './+types/catalog.route'
import styles from './catalog.module.css'
import { GroupTile } from './group-tile.tsx'
import { catalogCrumb } from './item-crumbs.ts'

export const handle = pageHandle({ crumbs: () => [catalogCrumb], wide: () => true })

const loadSeo = (api: Api) => api.getSeo({ groupName: 'page', entityId: catalogCrumb.to })

export const loader = ({ context }: Route.LoaderArgs) => loadSeo(apiFrom(context))
export const clientLoader = () => loadSeo(api)

export const meta: Route.MetaFunction = pageMeta<Route.MetaArgs>((seo) => ({ seo, path: catalogCrumb.to }))

/** Tiles of the first row on a wide screen. */
const ABOVE = 3

export default function CatalogRoute({ matches: [root] }: Route.ComponentProps) {
  const { groups, specials, landings } = root.loaderData.catalog
  return (
    <>
      <PageHead heading="Каталог" lead="Всё, что мы печатаем и шьём: от одной штуки, с вашим рисунком." />
      <div className={styles.tiles}>
        {groups.map((group, index) => (
          <GroupTile key={group.id} group={group} above={index < ABOVE} />
        ))}
      </div>
      {specials.length > 0 && (
        <Section heading="Печать на ткани">
          <Chips items={specials} />
        </Section>
      )}
      {landings.length > 0 && (
        <Section heading="Опт от 1 штуки" tone="paper">
          <Chips items={landings} />
        </Section>
      )}
    </>
  )
}

function Chips({
  items,
}: {
  items: Route.ComponentProps['matches'][0]['loaderData']['catalog']['specials']
}) {
  return (
    <ul className={styles.chips}>
      {items.map((item) => (
        <li key={item.id}>
          <Chip to={catalogItemPath(item)}>{item.name}</Chip>
        </li>
      ))}
    </ul>
  )
}
