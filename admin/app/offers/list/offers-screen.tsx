import { INBOX_QUERY_MAX } from '@rapport/staff-contract/inbox/inbox-limits'
import { OFFER_VIEWS, type OfferView } from '@rapport/staff-contract/offers/offer'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router'
import { failureText } from '../../api/admin-error.ts'
import { TextField } from '../../ui/field/text-field.tsx'
import { FilterLinks } from '../../ui/filter-links/filter-links.tsx'
import { ListParts } from '../../ui/list-parts/list-parts.tsx'
import { LoadFailure } from '../../ui/load-failure/load-failure.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Table } from '../../ui/table/table.tsx'
import styles from '../offers.module.css'
import { offerColumns } from './offer-columns.tsx'
import { offerCountsQuery, offersQuery } from './offer-list-queries.ts'

const VIEWS: Record<OfferView, { label: string; none: string }> = {
  waiting: { label: 'Ждут ответа', none: 'Ответа никто не\u00A0должен.' },
  expiring: {
    label: 'Истекают за\u00A03\u00A0дня',
    none: 'В\u00A0ближайшие три дня ничего не\u00A0истекает.',
  },
  asked: { label: 'С\u00A0вопросом', none: 'Новых вопросов нет.' },
  approval: { label: 'Ждут владельца', none: 'Согласовывать нечего.' },
  accepted: { label: 'Приняты', none: 'Принятых пока нет.' },
  declined: { label: 'Отклонены', none: 'Отклонённых нет.' },
  expired: { label: 'Истекли', none: 'Истёкших нет.' },
  drafts: { label: 'Черновики', none: 'Черновиков нет.' },
  all: { label: 'Все', none: 'Предложений пока нет: составьте первое в\u00A0заявке.' },
}
const FIRST: OfferView = 'waiting'
const ORDER = Object.keys(VIEWS) as OfferView[]

/** All offers by what they wait for. */
export function Component() {
  // The text may be a name or a phone, so it is not in the URL.
  const [text, setText] = useState('')
  const [params] = useSearchParams()
  const { data: counts } = useQuery(offerCountsQuery)
  const words = useDeferredValue(text.trim())
  const view = OFFER_VIEWS.find((one) => one === params.get('view')) ?? FIRST
  const labelOf = (one: OfferView) =>
    `${VIEWS[one].label}${counts && one !== 'all' && counts[one] > 0 ? `: ${counts[one]}` : ''}`
  return (
    <>
      <h1>Предложения</h1>
      <Panel heading="Коммерческие предложения" isHeadingHidden>
        <FilterLinks
          label="Какие предложения"
          links={[
            ...ORDER.map((one) => ({
              label: labelOf(one),
              href: one === FIRST ? '/offers/' : `/offers/?view=${one}`,
              isCurrent: words === '' && one === view,
            })),
            { label: 'Отчёт', href: '/orders/report/offers/', isCurrent: false },
          ]}
        />
        <search className={styles.search}>
          <TextField
            label="Номер предложения или заявки, имя, телефон, почта"
            type="search"
            value={text}
            maxLength={INBOX_QUERY_MAX}
            onChange={setText}
          />
        </search>
        <Offers view={words === '' ? view : 'all'} words={words} />
      </Panel>
    </>
  )
}

function Offers({ view, words }: { view: OfferView; words: string }) {
  const options = offersQuery(view, words)
  const query = useInfiniteQuery(options)
  const { data, error, refetch } = query
  if (!data && !error) return <Skeleton lines={6} />
  if (!data) return <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />
  return (
    <ListParts query={query} queryKey={options.queryKey}>
      <Table
        label="Предложения"
        columns={offerColumns}
        items={data.pages.flatMap(({ offers }) => offers)}
        getKey={({ id }) => id}
        empty={words ? 'Таких предложений нет.' : VIEWS[view].none}
      />
    </ListParts>
  )
}
