import type { Api } from '@rapport/contract/endpoints/api'
import { isFiltered } from '@rapport/contract/paths/catalog-list-paths'
import { catalogItemPath } from '@rapport/contract/paths/paths'
import { fromPieces, fromPiecesInWords } from '@rapport/contract/site/from-quantity'
import { useHasContent } from '../content/use-has-content.ts'
import { apiFrom } from '../page-context.ts'
import { pageHandle } from '../seo/page-handle.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { Chip } from '../ui/chip/chip.tsx'
import { OrderLink } from '../ui/order-link/order-link.tsx'
import { PageHead } from '../ui/section/page-head.tsx'
import { Section } from '../ui/section/section.tsx'
import { formatTitle } from '../ui/text/format-title.ts'
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'
import type { Route } from './+types/catalog.route'
import styles from './catalog.module.css'
import { FILTERED_ROBOTS } from './group/group-meta.ts'
import { loadProductList } from './group/load-product-list.ts'
import { ProductList } from './group/product-list.tsx'
import { GroupTile } from './group-tile.tsx'
import { catalogCrumb } from './item-crumbs.ts'

export const handle = pageHandle({ crumbs: () => [catalogCrumb], wide: () => true })

/** Loads the SEO texts and the filter. Loads products only for an active filter. */
async function loadCatalog({ getSeo, listProducts }: Pick<Api, 'getSeo' | 'listProducts'>, search: string) {
  const filtered = isFiltered(search)
  const [seo, list] = await Promise.all([
    getSeo({ groupName: 'page', entityId: catalogCrumb.to }),
    filtered
      ? loadProductList(listProducts, search)
      : loadProductList((query) => listProducts({ ...query, limit: 1 }), ''),
  ])
  return { seo, list: filtered ? list : { ...list, products: [] } }
}

export const loader = ({ context, url }: Route.LoaderArgs) => loadCatalog(apiFrom(context), url.search)

export const meta: Route.MetaFunction = pageMeta<Route.MetaArgs>(({ seo, list }) => ({
  seo: list.filtered ? { ...seo, robots: FILTERED_ROBOTS } : seo,
  path: catalogCrumb.to,
}))

/** Tiles in the first row on a wide screen. */
const ABOVE = 3

export default function CatalogRoute({ loaderData: { list }, matches: [root] }: Route.ComponentProps) {
  const { catalog, properties } = root.loaderData
  const { groups, specials, landings } = catalog
  const { minimumPieces } = properties
  const hasContent = useHasContent()
  if (!hasContent(catalogCrumb.to)) return <EmptyCatalog takesOrders={properties.acceptsPersonalData} />
  return (
    <>
      <PageHead
        heading="Каталог"
        lead={
          minimumPieces === 0
            ? 'Всё, что мы\u00a0печатаем и\u00a0шьём с\u00a0вашим рисунком.'
            : `Всё, что мы печатаем и\u00a0шьём: ${fromPiecesInWords(minimumPieces)}, с\u00a0вашим рисунком.`
        }
      />
      {(groups.length > 0 || list.filtered) && (
        <div className={styles.list}>
          {list.filtered && (
            <h2>
              <VisuallyHidden>Найденное</VisuallyHidden>
            </h2>
          )}
          <ProductList
            path={catalogCrumb.to}
            list={list}
            unfiltered={
              <div className={styles.tiles}>
                {groups.map((group, index) => (
                  <GroupTile key={group.id} group={group} above={index < ABOVE} />
                ))}
              </div>
            }
          />
        </div>
      )}
      {specials.length > 0 && (
        <Section heading="Печать на ткани">
          <Chips items={specials} />
        </Section>
      )}
      {landings.length > 0 && (
        <Section heading={minimumPieces === 0 ? 'Оптом' : `Опт ${fromPieces(minimumPieces)}`} tone="paper">
          <Chips items={landings} />
        </Section>
      )}
    </>
  )
}

const EmptyCatalog = ({ takesOrders }: { takesOrders: boolean }) => (
  <>
    <PageHead heading="Каталог" lead="Здесь скоро будут наши изделия и&nbsp;ткани." />
    <div className={styles.empty}>
      {takesOrders && (
        <>
          <p>Напишите, что вам нужно: шьём и&nbsp;печатаем на&nbsp;заказ.</p>
          <OrderLink />
        </>
      )}
    </div>
  </>
)

function Chips({
  items,
}: {
  items: Route.ComponentProps['matches'][0]['loaderData']['catalog']['specials']
}) {
  return (
    <ul className={styles.chips}>
      {items.map((item) => (
        <li key={item.id}>
          <Chip href={catalogItemPath(item)}>{formatTitle(item.name)}</Chip>
        </li>
      ))}
    </ul>
  )
}
