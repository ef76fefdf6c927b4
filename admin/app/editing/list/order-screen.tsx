import { ORDERED_ENTRIES_MAX } from '@rapport/staff-contract/editing/editing-limits'
import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import type { OrderedEntry } from '@rapport/staff-contract/entries/entries'
import { getKindPermissions } from '@rapport/staff-contract/staff/content-permissions'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { callAdmin } from '../../api/admin-api.ts'
import { failureText } from '../../api/admin-error.ts'
import { queryClient } from '../../api/queries.ts'
import { useSession } from '../../api/session-context.ts'
import { ChosenBar } from '../../lists/chosen-bar.tsx'
import { LoadFailure } from '../../ui/load-failure/load-failure.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { SortableList } from '../../ui/sortable-list/sortable-list.tsx'
import { showToast } from '../../ui/toast/toasts.ts'
import type { EntryForm } from '../entry-form.ts'
import { type EntryKind, entryKinds, formatTitle } from '../entry-kinds.ts'
import { entryOrderQuery, refreshLists } from '../entry-queries.ts'
import { StateBadge } from '../state-badge.tsx'
import styles from './entry-list.module.css'
import { type EntryMove, findMove } from './find-move.ts'
import { PublishTogether } from './publish-together.tsx'
import { selectedText } from './selected-text.ts'

interface OrderScreenProps<K extends ContentKindName> {
  kind: K
  loadForm: () => Promise<EntryForm<K>>
}

const HINT =
  'Тяните за\u00A0ручку; с\u00A0клавиатуры\u00A0— стрелки с\u00A0клавишей Alt. На\u00A0сайте порядок сменится, когда переставленное опубликуют'

/**
 * Sorts the entries of a kind. Each move is saved as a draft of the moved entry; the drafts can be published
 * here.
 */
export function OrderScreen<K extends ContentKindName>({ kind, loadForm }: OrderScreenProps<K>) {
  const { title, path } = entryKinds[kind] as EntryKind
  const { member } = useSession()
  const query = entryOrderQuery(kind)
  const { data: entries, error, refetch } = useQuery(query)
  const [movedIds, setMovedIds] = useState<ReadonlySet<number>>(new Set())
  const mayWrite = hasPermission(member.role, getKindPermissions(kind).write)
  const getCurrent = () => queryClient.getQueryData(query.queryKey) ?? []
  const mutationKey = ['place', kind]
  const { mutate } = useMutation({
    mutationKey,
    networkMode: 'always',
    // Moves run one after another: each uses the version returned by the last.
    scope: { id: mutationKey.join() },
    mutationFn: ({ moved, sibling, side }: EntryMove) => {
      const { id, version } = getCurrent().find((entry) => entry.id === moved.id) ?? moved
      return callAdmin('placeEntry', { params: { id }, form: { version, sibling: sibling.id, side } })
    },
    onSuccess: ({ entry }) => {
      const { id, version, state, snapshot } = entry
      const position = 'position' in snapshot ? snapshot.position : null
      queryClient.setQueryData(
        query.queryKey,
        getCurrent().map((other) => (other.id === id ? { ...other, version, state, position } : other)),
      )
      setMovedIds((ids) => new Set([...ids, id]))
      if (queryClient.isMutating({ mutationKey }) === 1) refreshLists([entry])
    },
    onError: (failure) => {
      showToast(failureText(failure))
      // Another member may have moved it.
      void refetch()
    },
  })

  function reorder(order: OrderedEntry[]): void {
    const move = findMove(entries ?? [], order)
    if (!move) return
    void queryClient.cancelQueries(query)
    queryClient.setQueryData(query.queryKey, order)
    mutate(move)
  }
  const moved = entries?.filter(({ id, state }) => movedIds.has(id) && state !== 'published')

  return (
    <>
      <header className={styles.header}>
        <h1>Порядок: {title.toLowerCase()}</h1>
      </header>
      <Panel heading="Список" isHeadingHidden>
        {mayWrite && moved && moved.length > 0 && (
          <ChosenBar text={selectedText(kind, moved.length)} onCleared={() => setMovedIds(new Set())}>
            <PublishTogether chosen={moved} loadForm={loadForm} onCleared={() => setMovedIds(new Set())} />
          </ChosenBar>
        )}
        {entries && (
          <SortableList
            label={title}
            hint={mayWrite ? HINT : undefined}
            items={entries}
            onChange={reorder}
            getName={formatTitle}
            isFixed
            isReadOnly={!mayWrite}
            empty="Пока ничего нет."
          >
            {(entry) => (
              <div className={styles.placed}>
                <Link to={`${path}${entry.id}/`} className={styles.title}>
                  {formatTitle(entry)}
                </Link>
                <StateBadge entry={entry} />
              </div>
            )}
          </SortableList>
        )}
        {entries?.length === ORDERED_ENTRIES_MAX && (
          <p className={styles.soft}>Здесь первые {ORDERED_ENTRIES_MAX}: остальные стоят за&nbsp;ними.</p>
        )}
        {!entries && !error && <Skeleton lines={6} />}
        {error && <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />}
      </Panel>
    </>
  )
}
