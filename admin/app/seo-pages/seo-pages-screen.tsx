import { SEO_FAULTS, type SeoFault } from '@rapport/staff-contract/seo-pages/seo-pages'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { callAdmin } from '../api/admin-api.ts'
import { failureText } from '../api/admin-error.ts'
import { FilterLinks } from '../ui/filter-links/filter-links.tsx'
import { ListParts, listPartsOptions } from '../ui/list-parts/list-parts.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { faultLabels } from './faults.ts'
import { SeoPageList } from './seo-page-list.tsx'

const seoPagesQuery = (fault: SeoFault | undefined) =>
  infiniteQueryOptions({
    queryKey: ['seo-pages', fault],
    queryFn: ({ pageParam, signal }) =>
      callAdmin('getSeoPages', {
        params: { limit: 50, ...(fault && { fault }), ...(pageParam === null ? {} : { after: pageParam }) },
        signal,
      }),
    ...listPartsOptions,
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // Keeps the filters while the list loads.
    placeholderData: keepPreviousData,
  })

export function Component() {
  const [params] = useSearchParams()
  const fault = SEO_FAULTS.find((item) => item === params.get('fault'))
  const options = seoPagesQuery(fault)
  const query = useInfiniteQuery(options)
  const { data, error } = query
  const [first] = data?.pages ?? []
  const listedFaults = SEO_FAULTS.filter((item) => item === fault || (first?.counts[item] ?? 0) > 0)
  const linkTo = (shown?: SeoFault) => ({
    label: shown ? `${faultLabels[shown]} · ${first?.counts[shown] ?? 0}` : `Все · ${first?.total ?? 0}`,
    href: shown ? `/seo/?fault=${shown}` : '/seo/',
    isCurrent: shown === fault,
  })
  return (
    <>
      <h1>Страницы в&nbsp;поиске</h1>
      {first && <FilterLinks label="Замечания" links={[linkTo(), ...listedFaults.map(linkTo)]} />}
      <Panel
        heading={fault ? faultLabels[fault] : 'Все страницы'}
        lead="Всё, у&nbsp;чего на&nbsp;сайте своя страница, и&nbsp;что о&nbsp;ней увидят в&nbsp;поиске."
      >
        {error && <Notice kind="error">{failureText(error)}</Notice>}
        {!data && !error && <Skeleton lines={8} />}
        <ListParts query={query} queryKey={options.queryKey}>
          {data && (
            <SeoPageList
              pages={data.pages.flatMap(({ pages }) => pages)}
              empty={fault ? 'Таких страниц нет.' : 'На\u00A0сайте пока нет страниц.'}
            />
          )}
        </ListParts>
      </Panel>
    </>
  )
}
