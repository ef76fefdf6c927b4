import type { ContentKindName } from '@rapport/contract/editing/content-kinds'
import { ENTRY_STATES, type EntryState } from '@rapport/contract/editing/entries'
import { contentPermissions } from '@rapport/contract/staff/content-permissions'
import { hasPermission } from '@rapport/contract/staff/permissions'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { failureText } from '../../api/admin-error.ts'
import { queryClient } from '../../api/queries.ts'
import { useSession } from '../../api/session-context.ts'
import { Button } from '../../ui/button/button.tsx'
import { FilterLinks } from '../../ui/filter-links/filter-links.tsx'
import { LoadFailure } from '../../ui/load-failure/load-failure.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import type { EntryForm } from '../entry-form.ts'
import { type EntryKind, entryKinds } from '../entry-kinds.ts'
import { entriesQuery } from '../entry-queries.ts'
import { STATE_NAMES } from '../state-badge.tsx'
import styles from './entry-list.module.css'
import { EntryTable } from './entry-table.tsx'
import { PublishTogether } from './publish-together.tsx'
import { SelectShown } from './select-shown.tsx'
import type { Selection } from './selection.ts'
import { TitleSearch } from './title-search.tsx'

interface EntryListScreenProps<K extends ContentKindName> {
  kind: K
  loadForm: () => Promise<EntryForm<K>>
  /** Other ways to look at the same things. */
  views?: ReactNode
}

const stateIn = (params: URLSearchParams): EntryState | undefined =>
  ENTRY_STATES.find((state) => state === params.get('state'))

/** Things of a kind: the address says which of them, so that a list can be sent and gone back to. */
export function EntryListScreen<K extends ContentKindName>({
  kind,
  loadForm,
  views,
}: EntryListScreenProps<K>) {
  const { title, path, create, isOrdered } = entryKinds[kind] as EntryKind
  const { member } = useSession()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  const filter = { kind, state: stateIn(params), title: params.get('title') || undefined }
  const hasUnknownState = params.has('state') && !filter.state
  const query = entriesQuery(filter)
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(query)
  const [selection, setSelection] = useState<Selection>(new Map())
  const mayWrite = hasPermission(member.role, contentPermissions[kind].write)
  // What was thrown away comes back one by one, from its form.
  const maySelect = mayWrite && filter.state !== 'trashed'
  const entries = data?.pages.flatMap((page) => page.entries)
  const isCut = data !== undefined && data.pageParams[0] !== undefined

  function filterHref(state: EntryState | undefined): string {
    const query = new URLSearchParams({
      ...(state && { state }),
      ...(filter.title && { title: filter.title }),
    })
    return `${pathname}${query.size > 0 ? `?${query}` : ''}`
  }
  function search(words: string): void {
    setParams(
      { ...(filter.state && { state: filter.state }), ...(words && { title: words }) },
      { replace: true },
    )
  }

  return (
    <>
      <header className={styles.header}>
        <h1>{title}</h1>
        <div className={styles.actions}>
          {isOrdered && (
            <Button variant="secondary" onPress={() => void navigate(`${path}order/`)}>
              Порядок
            </Button>
          )}
          {create && mayWrite && <Button onPress={() => void navigate(`${path}new/`)}>{create}</Button>}
        </div>
      </header>
      {views}
      <Panel heading="Список" isHeadingHidden>
        <div className={styles.filters}>
          <FilterLinks
            label="Состояние"
            links={[undefined, ...ENTRY_STATES].map((state) => ({
              label: state ? STATE_NAMES[state] : 'Все',
              href: filterHref(state),
              isCurrent: state === filter.state,
            }))}
          />
          <TitleSearch key={filter.state} value={filter.title ?? ''} onSearch={search} />
        </div>
        {hasUnknownState && <Notice kind="warning">Такого состояния нет: показано всё.</Notice>}
        {maySelect && (
          <PublishTogether
            kind={kind}
            // As the list has them now, for the version is part of it.
            chosen={[...selection.values()].map((one) => entries?.find(({ id }) => id === one.id) ?? one)}
            loadForm={loadForm}
            onCleared={() => setSelection(new Map())}
          />
        )}
        {isCut && (
          <Button
            variant="secondary"
            onPress={() => void queryClient.resetQueries({ queryKey: query.queryKey })}
          >
            К&nbsp;началу списка
          </Button>
        )}
        {maySelect && entries && (
          <SelectShown entries={entries} selection={selection} onSelect={setSelection} />
        )}
        {entries && (
          <EntryTable
            label={title}
            path={path}
            entries={entries}
            selection={maySelect ? selection : undefined}
            onSelect={setSelection}
            empty={filter.state || filter.title ? 'Ничего не\u00A0нашлось.' : 'Пока ничего нет.'}
          />
        )}
        {!entries && !error && <Skeleton lines={6} />}
        {error && <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />}
        {hasNextPage && (
          <Button variant="secondary" isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            Показать ещё
          </Button>
        )}
      </Panel>
    </>
  )
}
