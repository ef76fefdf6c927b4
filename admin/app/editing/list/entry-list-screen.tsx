import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import type { EntryPreview } from '@rapport/staff-contract/entries/entries'
import { getKindPermissions, writableFields } from '@rapport/staff-contract/staff/content-permissions'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { failureText } from '../../api/admin-error.ts'
import { useSession } from '../../api/session-context.ts'
import { SelectShown } from '../../lists/select-shown.tsx'
import type { Selection } from '../../lists/selection.ts'
import { Button } from '../../ui/button/button.tsx'
import { ListParts } from '../../ui/list-parts/list-parts.tsx'
import { LoadFailure } from '../../ui/load-failure/load-failure.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import type { EntryForm } from '../entry-form.ts'
import { type EntryKind, entryKinds } from '../entry-kinds.ts'
import { entriesQuery, entryCountQuery } from '../entry-queries.ts'
import { ChosenEntries } from './chosen-entries.tsx'
import styles from './entry-list.module.css'
import { EntryTable } from './entry-table.tsx'
import { ListTools } from './list-tools.tsx'
import { useListUrl } from './use-list-url.ts'

interface EntryListScreenProps<K extends ContentKindName> {
  kind: K
  loadForm: () => Promise<EntryForm<K>>
  /** Links to other views of the same entries. */
  views?: ReactNode
}

/** List of a kind. The URL has the filter, so that a list can be shared. */
export function EntryListScreen<K extends ContentKindName>({
  kind,
  loadForm,
  views,
}: EntryListScreenProps<K>) {
  const { title, path, create, isOrdered } = entryKinds[kind] as EntryKind
  const { member } = useSession()
  const navigate = useNavigate()
  const listUrl = useListUrl(kind)
  const { filter, sort } = listUrl
  const options = entriesQuery(kind, filter, sort)
  const query = useInfiniteQuery(options)
  const { data, error, refetch } = query
  const [selection, setSelection] = useState<Selection<EntryPreview>>(new Map())
  const [allMatching, setAllMatching] = useState<{ filter: string; text: string }>()
  const filterKey = JSON.stringify(filter)
  // A selection of all entries belongs to its filter; another filter drops it.
  const all = allMatching?.filter === filterKey ? allMatching : undefined
  const mayWrite = hasPermission(member.role, getKindPermissions(kind).write)
  // Entries in the trash are restored one by one, from their forms.
  const maySelect = writableFields(member.role, kind) !== 'none' && filter.state !== 'trashed'
  const { data: counted } = useQuery({ ...entryCountQuery(kind, filter), enabled: maySelect })
  const entries = data?.pages.flatMap((page) => page.entries)
  function clear(): void {
    setSelection(new Map())
    setAllMatching(undefined)
  }
  const isFiltered = Object.keys(filter).length > 0

  return (
    <>
      <header className={styles.header}>
        <h1>{title}</h1>
        <div className={styles.actions}>
          {isOrdered && mayWrite && (
            <Button variant="secondary" onPress={() => void navigate(`${path}order/`)}>
              Порядок
            </Button>
          )}
          {create && mayWrite && <Button onPress={() => void navigate(`${path}new/`)}>{create}</Button>}
        </div>
      </header>
      {views}
      <Panel heading="Список" isHeadingHidden>
        <ListTools kind={kind} listUrl={listUrl} />
        {maySelect && entries && (
          <ChosenEntries
            kind={kind}
            entries={entries}
            selection={selection}
            all={all && { filter, text: all.text }}
            loadForm={loadForm}
            onCleared={clear}
          />
        )}
        {maySelect && entries && (
          <SelectShown
            rows={entries}
            counted={counted}
            selection={selection}
            onSelect={setSelection}
            isAllSelected={all !== undefined}
            onSelectAll={(text) => setAllMatching({ filter: filterKey, text })}
          />
        )}
        <ListParts query={query} queryKey={options.queryKey}>
          {entries && (
            <EntryTable
              label={title}
              path={path}
              entries={entries}
              shown={listUrl.columns}
              isCompact={listUrl.isCompact}
              isAllSelected={all !== undefined}
              selection={maySelect ? selection : undefined}
              onSelect={setSelection}
              empty={isFiltered ? 'Ничего не\u00A0нашлось.' : 'Пока ничего нет.'}
            />
          )}
          {!entries && !error && <Skeleton lines={6} />}
          {error && <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />}
        </ListParts>
      </Panel>
    </>
  )
}
