import { ORDERED_ENTRIES_MAX } from '@rapport/staff-contract/editing/editing-limits'
import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import type { OrderedEntry } from '@rapport/staff-contract/entries/entries'
import { contentPermissions } from '@rapport/staff-contract/staff/content-permissions'
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
import { type EntryKind, entryKinds, titleOf } from '../entry-kinds.ts'
import { entryOrderQuery, forgetLists } from '../entry-queries.ts'
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

/** Things of a kind in their order: each move is sent by itself, as a draft of what was moved, which is published here too. */
export function OrderScreen<K extends ContentKindName>({ kind, loadForm }: OrderScreenProps<K>) {
  const { title, path } = entryKinds[kind] as EntryKind
  const { member } = useSession()
  const query = entryOrderQuery(kind)
  const { data: entries, error, refetch } = useQuery(query)
  const [movedIds, setMovedIds] = useState<ReadonlySet<number>>(new Set())
  const mayWrite = hasPermission(member.role, contentPermissions[kind].write)
  const present = () => queryClient.getQueryData(query.queryKey) ?? []
  const mutationKey = ['place', kind]
  const { mutate } = useMutation({
    mutationKey,
    networkMode: 'always',
    // One move follows another: each names the version that the one before made.
    scope: { id: mutationKey.join() },
    mutationFn: ({ moved, sibling, side }: EntryMove) => {
      const { id, version } = present().find((one) => one.id === moved.id) ?? moved
      return callAdmin('placeEntry', { params: { id }, form: { version, sibling: sibling.id, side } })
    },
    onSuccess: ({ entry }) => {
      const { id, version, state, snapshot } = entry
      const position = 'position' in snapshot ? snapshot.position : null
      queryClient.setQueryData(
        query.queryKey,
        present().map((one) => (one.id === id ? { ...one, version, state, position } : one)),
      )
      setMovedIds((ids) => new Set([...ids, id]))
      if (queryClient.isMutating({ mutationKey }) === 1) forgetLists([entry])
    },
    onError: (failure) => {
      showToast(failureText(failure))
      // As it is by now: somebody else may have moved it.
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
            nameOf={titleOf}
            isFixed
            isReadOnly={!mayWrite}
            empty="Пока ничего нет."
          >
            {(entry) => (
              <div className={styles.placed}>
                <Link to={`${path}${entry.id}/`} className={styles.title}>
                  {titleOf(entry)}
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
