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

/** Id in the URL of a new entry. */
const NEW = 'new'

export function EntryScreen<K extends ContentKindName>({ form }: { form: EntryForm<K> }) {
  const { id = NEW } = useParams()
  const { member } = useSession()
  // The URL of a new entry changes after the first save, without remounting the form. Any other URL is
  // another entry.
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
  /** Id when the form was mounted; stays `new` after the first save. */
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
      // Members who may edit only SEO fields can't create entries.
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
      // Ids are unique over all kinds: redirect to the form of the entry's kind.
      <Navigate to={entryPath(entry) ?? '/'} replace />
    )
  if (!error) return <Skeleton lines={8} />
  return <OpenFailure error={error} missing="Здесь ничего нет" refetch={refetch} />
}
