import type { Api } from '@rapport/contract/endpoints/api'
import { POSTS_MAX } from '@rapport/contract/paths/query-limits'
import { listDocuments, listMenu } from '../../content/site-menu.ts'
import { useHasContent } from '../../content/use-has-content.ts'
import { apiFrom } from '../../page-context.ts'
import { pageHandle } from '../../seo/page-handle.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { PageHead } from '../../ui/section/page-head.tsx'
import type { Route } from './+types/sitemap.route'
import { CatalogTreeList } from './catalog-tree-list.tsx'
import { LinkColumn } from './link-column.tsx'
import styles from './sitemap.module.css'

const path = '/sitemap/'

/** Loads the links of the page: posts in the order of the endpoint, cities, catalogue. */
async function loadSitemap(api: Api) {
  const [{ catalog }, { posts }, { contacts }, seo] = await Promise.all([
    api.getCatalog(),
    api.getPosts({ offset: 0, limit: POSTS_MAX }),
    api.getContacts(),
    api.getSeo({ groupName: 'page', entityId: path }),
  ])
  return {
    catalog,
    seo,
    posts: posts.map(({ slug, title }) => ({ to: `/blog/${slug}/`, name: title })),
    cities: contacts.map(({ id, city }) => ({ to: `/contacts/city-${id}/`, name: city })),
  }
}

export const loader = ({ context }: Route.LoaderArgs) => loadSitemap(apiFrom(context))

export const handle = pageHandle({ crumbs: () => [{ label: 'Карта сайта', to: path }] })

export const meta: Route.MetaFunction = pageMeta<Route.MetaArgs>(({ seo }) => ({
  seo,
  path,
  everyCity: true,
}))

export default function SitemapRoute({ loaderData, matches: [root] }: Route.ComponentProps) {
  const { catalog, posts, cities } = loaderData
  const { specials, landings } = root.loaderData.catalog
  const hasContent = useHasContent()
  const pages = [
    { link: '/', name: 'Главная' },
    ...listMenu(hasContent),
    { link: '/search/', name: 'Поиск' },
    ...listDocuments(hasContent),
  ].map(({ link, name }) => ({ to: link, name }))
  return (
    <>
      <PageHead heading="Карта сайта" />
      <div className={styles.page}>
        {catalog.groups.length > 0 && (
          <section className={styles.section}>
            <h2>Каталог</h2>
            <CatalogTreeList groups={catalog.groups} />
          </section>
        )}
        <div className={styles.columns}>
          <LinkColumn heading="Страницы" links={pages} />
          <LinkColumn heading="Печать на ткани" items={specials} />
          <LinkColumn heading="Опт" items={landings} />
          <LinkColumn heading="Города" links={cities} />
        </div>
        <LinkColumn heading="Блог" links={posts} wide />
      </div>
    </>
  )
}
