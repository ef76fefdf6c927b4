import { catalogItemAddress } from '@rapport/contract/addresses'
import { pageHandle } from '../seo/page-handle.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { ChipLink } from '../ui/chip-link.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Ribbon } from '../ui/ribbon.tsx'
import { Section } from '../ui/section.tsx'
import type { Route } from './+types/catalog.route'
import styles from './catalog.module.css'
import { GroupTile } from './group-tile.tsx'
import { catalogCrumb } from './item-crumbs.ts'

export const handle = pageHandle({ crumbs: () => [catalogCrumb] })

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  root.loaderData
    ? pageMeta({
        seo: {
          title: `Каталог — ${root.loaderData.properties.name}, ${root.loaderData.properties.tagline}`,
          description: `Шьём и печатаем на заказ от 1 штуки: ${root.loaderData.catalog.groups
            .map((group) => group.name.toLowerCase())
            .join(', ')}.`,
        },
        origin: root.loaderData.origin,
        path: '/catalog/',
        siteName: root.loaderData.properties.name,
        cityName: root.loaderData.cityName,
      })
    : []

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
        <>
          <Ribbon print="rhombs" />
          <Section heading="Печать на ткани">
            <Chips items={specials} />
          </Section>
        </>
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
          <ChipLink to={catalogItemAddress(item)}>{item.name}</ChipLink>
        </li>
      ))}
    </ul>
  )
}
