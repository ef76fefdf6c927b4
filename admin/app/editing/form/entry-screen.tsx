import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import type { EntryOf } from '@rapport/staff-contract/entries/entries'
import { type WritableFields, writableFields } from '@rapport/staff-contract/staff/content-permissions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { useSession } from '../../api/session-context.ts'
import { OpenFailure } from '../../forms/open-failure.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import type { EntryForm } from '../entry-form.ts'
import { entryPath } from '../entry-kinds.ts'
import { entryQuery } from '../entry-queries.ts'
import { WritableContext } from '../fields/use-entry-field.ts'
import { EntryEditorView } from './entry-editor-view.tsx'

/** Stands for the id of a new one until it is stored. */
const NEW = 'new'

/** The form of a thing, new or stored. */
export function EntryScreen<K extends ContentKindName>({ form }: { form: EntryForm<K> }) {
  const { id = NEW } = useParams()
  const { member } = useSession()
  // A new one gets its address once it is stored, and goes on as it is; any other address is another thing.
  const [opened, setOpened] = useState({ count: 0, id, storedAs: '' })
  if (id === opened.storedAs) setOpened({ ...opened, id, storedAs: '' })
  else if (id !== opened.id) setOpened({ count: opened.count + 1, id, storedAs: '' })
  return (
    <OpenedEntry
      key={opened.count}
      id={id}
      form={form}
      writable={writableFields(member.role, form.kind)}
      onStored={(storedAs) => setOpened((now) => ({ ...now, storedAs }))}
    />
  )
}

interface OpenedEntryProps<K extends ContentKindName> {
  /** As it was opened: a new one stays what it is. */
  id: string
  form: EntryForm<K>
  writable: WritableFields
  onStored: (id: string) => void
}

function OpenedEntry<K extends ContentKindName>({ id, form, writable, onStored }: OpenedEntryProps<K>) {
  const [openedId] = useState(id)
  const isNew = openedId === NEW
  const [params] = useSearchParams()
  const [empty] = useState({ ...form.empty, ...form.beginWith?.(params) })
  const {
    data: entry,
    error,
    refetch,
    isFetchedAfterMount,
  } = useQuery({ ...entryQuery(Number(openedId)), enabled: !isNew })
  if (isNew)
    return (
      // A new one has other words than those for search engines.
      <WritableContext value={writable === 'all' ? 'all' : 'none'}>
        <EntryEditorView form={{ ...form, empty }} entry={undefined} onStored={onStored} />
      </WritableContext>
    )
  if (entry && isFetchedAfterMount)
    return entry.kind === form.kind ? (
      <WritableContext value={entry.trashedAt === null ? writable : 'none'}>
        <EntryEditorView form={form} entry={entry as EntryOf<K>} onStored={onStored} />
      </WritableContext>
    ) : (
      // Numbers are one row over all kinds: the address of a former kind leads to the thing all the same.
      <Navigate to={entryPath(entry) ?? '/'} replace />
    )
  if (!error) return <Skeleton lines={8} />
  return <OpenFailure error={error} missing="Здесь ничего нет" refetch={refetch} />
}
