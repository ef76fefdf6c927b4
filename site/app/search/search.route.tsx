import type { Api } from '@rapport/contract/endpoints/api'
import { countFound } from '@rapport/contract/search/search'
import { useEffect } from 'react'
import { data } from 'react-router'
import { api } from '../browser/api.ts'
import { apiFrom } from '../page-context.ts'
import { pageHandle } from '../seo/page-handle.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { OrderLink } from '../ui/order-link/order-link.tsx'
import { PageHead } from '../ui/section/page-head.tsx'
import type { Route } from './+types/search.route'
import { ChipSection } from './chip-section.tsx'
import { GroupChips } from './group-chips.tsx'
import { loadSearch } from './load-search.ts'
import { QueryChips } from './query-chips.tsx'
import { storeRecentQuery } from './recent-queries.ts'
import { RecentQueries } from './recent-queries-list.tsx'
import { SampleQueries } from './sample-queries.tsx'
import { SearchForm } from './search-form.tsx'
import styles from './search-page.module.css'
import { SEARCH_PATH } from './search-path.ts'
import { SearchResults } from './search-results.tsx'

/** The query stands in the path, or where a form sends it without JavaScript. */
const typedIn = (params: { searchQuery?: string | undefined }, url: URL): string =>
  params.searchQuery ?? url.searchParams.get('query') ?? ''

/** What others search for changes while content does not. */
const NOT_CACHED = { headers: { 'Cache-Control': 'no-store' } }

async function loadPage(calls: Api, typed: string) {
  const [view, seo] = await Promise.all([
    loadSearch(calls, typed),
    calls.getSeo({ groupName: 'page', entityId: SEARCH_PATH }),
  ])
  return { ...view, seo }
}

export const loader = async ({ context, params, url }: Route.LoaderArgs) =>
  data(await loadPage(apiFrom(context), typedIn(params, url)), NOT_CACHED)
export const clientLoader = ({ params, url }: Route.ClientLoaderArgs) => loadPage(api, typedIn(params, url))

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const handle = pageHandle({ crumbs: () => [{ label: 'Поиск', to: SEARCH_PATH }] })

export const meta: Route.MetaFunction = pageMeta<Route.MetaArgs>(({ query, seo }, { properties }) => ({
  seo: query ? { ...seo, title: `Поиск: ${query} — ${properties.name}`, ogTitle: '' } : seo,
  path: SEARCH_PATH,
  everyCity: true,
  noindex: true,
}))

export default function SearchRoute({ loaderData, matches: [root] }: Route.ComponentProps) {
  const { query, problem, result, popular = [] } = loaderData
  const { groups } = root.loaderData.catalog
  const found = result && countFound(result) > 0
  useEffect(() => {
    if (found) storeRecentQuery(query)
  }, [found, query])
  return (
    <>
      <PageHead heading="Поиск" />
      <div className={styles.page}>
        <SearchForm query={query} problem={problem} />
        {found && <SearchResults query={query} result={result} />}
        {result && !found && (
          <div className={styles.none}>
            <p className={styles.noneText}>По Вашему запросу ничего не найдено.</p>
            <SampleQueries hasPopular={popular.length > 0} />
            <OrderLink />
          </div>
        )}
        {popular.length > 0 && (
          <ChipSection heading="Часто ищут">
            <QueryChips queries={popular} />
          </ChipSection>
        )}
        {!found && groups.length > 0 && (
          <ChipSection heading="Загляните в разделы">
            <GroupChips groups={groups} />
          </ChipSection>
        )}
        <RecentQueries />
      </div>
    </>
  )
}
