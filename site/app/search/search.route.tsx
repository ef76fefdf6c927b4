import type { Api } from '@rapport/contract/endpoints/api'
import { countResults } from '@rapport/contract/search/count-results'
import { data } from 'react-router'
import { NOT_CACHED } from '../browser/not-cached.ts'
import { useHasContent } from '../content/use-has-content.ts'
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
import { RecentQueries } from './recent/recent-queries-list.tsx'
import { SampleQueries } from './sample-queries.tsx'
import { SearchForm } from './search-form.tsx'
import styles from './search-page.module.css'
import { SEARCH_PATH } from './search-path.ts'
import { SearchResults } from './search-results.tsx'

/** The query is in the path, or in the query string of a form without JavaScript. */
const getTypedQuery = (params: { searchQuery?: string | undefined }, url: URL): string =>
  params.searchQuery ?? url.searchParams.get('query') ?? ''

async function loadPage(calls: Api, typed: string) {
  const [view, seo] = await Promise.all([
    loadSearch(calls, typed),
    calls.getSeo({ groupName: 'page', entityId: SEARCH_PATH }),
  ])
  return { ...view, seo }
}

export const loader = async ({ context, params, url }: Route.LoaderArgs) =>
  data(await loadPage(apiFrom(context), getTypedQuery(params, url)), NOT_CACHED)

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
  const hasContent = useHasContent()
  const hasResults = result && countResults(result) > 0
  return (
    <>
      <PageHead heading="Поиск" />
      <div className={styles.page}>
        <SearchForm query={query} problem={problem} />
        {hasResults && <SearchResults query={query} result={result} />}
        {result && !hasResults && (
          <div className={styles.none}>
            <p className={styles.noneText}>По Вашему запросу ничего не найдено.</p>
            <SampleQueries hasPopular={popular.length > 0} hasContent={hasContent} />
            <OrderLink />
          </div>
        )}
        {popular.length > 0 && (
          <ChipSection heading="Часто ищут">
            <QueryChips queries={popular} />
          </ChipSection>
        )}
        {!hasResults && groups.length > 0 && (
          <ChipSection heading="Загляните в разделы">
            <GroupChips groups={groups} />
          </ChipSection>
        )}
        <RecentQueries query={hasResults ? query : undefined} />
      </div>
    </>
  )
}
