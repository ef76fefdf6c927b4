import { SEO_FAULTS, type SeoFault, type SeoPage, type SeoPageEntry } from '@rapport/contract/seo-pages'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { callAdmin } from '../api/admin-api.ts'
import { failureText } from '../api/admin-error.ts'
import { entryKinds } from '../editing/entry-kinds.ts'
import { SEO_PANEL_ID } from '../editing/seo/seo-panel-id.ts'
import { Badge } from '../ui/badge/badge.tsx'
import { FilterLinks } from '../ui/filter-links/filter-links.tsx'
import { ListParts, listPartsOptions } from '../ui/list-parts/list-parts.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { Table, type TableColumn } from '../ui/table/table.tsx'
import styles from './seo-pages.module.css'

/** What staff call what is wrong with a page. */
const faultLabels: Record<SeoFault, string> = {
  'title-repeats': 'Заголовок повторяется',
  'title-cut': 'Заголовок обрежут',
  'description-repeats': 'Описание повторяется',
  'description-cut': 'Описание обрежут',
  'description-empty': 'Без описания',
  'description-unwritten': 'Описание составил сайт',
  'no-picture': 'Без картинки для\u00A0соцсетей',
  'not-indexed': 'Скрыта от\u00A0поиска',
}

/** Those that are no mistake by themselves. */
const HARMLESS: readonly SeoFault[] = ['description-unwritten', 'not-indexed']

const isMistake = (fault: SeoFault): boolean => !HARMLESS.includes(fault)

/** Pages with a fault, or all of them, a part at a time. */
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
    // The filters stay where they are meanwhile.
    placeholderData: keepPreviousData,
  })

const columns: TableColumn<SeoPage>[] = [
  {
    key: 'page',
    heading: 'Страница',
    isRowHeader: true,
    cell: ({ entry, path }) => (
      <div>
        <Link to={seoFieldsPath(entry)}>{entry.name}</Link>
        <code className={styles.path}>{path}</code>
      </div>
    ),
  },
  {
    key: 'words',
    heading: 'Что увидят в\u00A0поиске',
    cell: ({ title, description }) => (
      <div>
        <b className={styles.title}>{title}</b>
        <span className={styles.description}>{description}</span>
      </div>
    ),
  },
  { key: 'faults', heading: 'Замечания', cell: (page) => <Faults page={page} /> },
]

function Faults({ page: { faults, sameTitle, sameDescription } }: { page: SeoPage }) {
  const same = [...new Map([...sameTitle, ...sameDescription].map((entry) => [entry.id, entry])).values()]
  return (
    <div>
      <span className={styles.faults}>
        {faults.map((fault) => (
          <Badge key={fault} kind={isMistake(fault) ? 'bad' : 'plain'}>
            {faultLabels[fault]}
          </Badge>
        ))}
      </span>
      {same.length > 0 && (
        <span className={styles.same}>
          То&nbsp;же&nbsp;у:{' '}
          {same.map((entry, index) => (
            <span key={entry.id}>
              {index > 0 && ', '}
              <Link to={seoFieldsPath(entry)}>{entry.name}</Link>
            </span>
          ))}
        </span>
      )}
    </div>
  )
}

/** What pages say to search engines, and what is wrong with it. */
export function Component() {
  const [params] = useSearchParams()
  const fault = SEO_FAULTS.find((one) => one === params.get('fault'))
  const options = seoPagesQuery(fault)
  const query = useInfiniteQuery(options)
  const { data, error } = query
  const [first] = data?.pages ?? []
  const found = SEO_FAULTS.filter((one) => one === fault || (first?.counts[one] ?? 0) > 0)
  const linkTo = (one?: SeoFault) => ({
    label: one ? `${faultLabels[one]} · ${first?.counts[one] ?? 0}` : `Все · ${first?.total ?? 0}`,
    href: one ? `/seo/?fault=${one}` : '/seo/',
    isCurrent: one === fault,
  })
  return (
    <>
      <h1>Страницы в&nbsp;поиске</h1>
      {first && <FilterLinks label="Замечания" links={[linkTo(), ...found.map(linkTo)]} />}
      <Panel
        heading={fault ? faultLabels[fault] : 'Все страницы'}
        lead="Всё, у&nbsp;чего на&nbsp;сайте своя страница: изделия, группы, статьи, тексты, города и&nbsp;главная."
      >
        {error && <Notice kind="error">{failureText(error)}</Notice>}
        {!data && !error && <Skeleton lines={8} />}
        <ListParts query={query} queryKey={options.queryKey}>
          {data && (
            <Table
              label="Страницы в&nbsp;поиске"
              columns={columns}
              items={data.pages.flatMap(({ pages }) => pages)}
              keyOf={({ path }) => path}
              empty={fault ? 'Таких страниц нет.' : 'На\u00A0сайте пока нет страниц.'}
            />
          )}
        </ListParts>
      </Panel>
    </>
  )
}

/** Returns the address of the part of a form where words for search engines are written. */
const seoFieldsPath = ({ kind, id }: SeoPageEntry): string =>
  `${entryKinds[kind]?.path ?? '/'}${id}/#${SEO_PANEL_ID}`
