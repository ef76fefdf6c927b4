import type { ContentKindName } from '@rapport/contract/editing/content-kinds'
import type { EntryOf } from '@rapport/contract/editing/entries'
import { contentPermissions } from '@rapport/contract/staff/content-permissions'
import { hasPermission } from '@rapport/contract/staff/permissions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { failureText } from '../../api/admin-error.ts'
import { useSession } from '../../api/session-context.ts'
import { LoadFailure } from '../../ui/load-failure/load-failure.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import type { EntryForm } from '../entry-form.ts'
import { entryQuery } from '../entry-queries.ts'
import { ReadOnlyContext } from '../fields/entry-field.tsx'
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
  const isReadOnly = !hasPermission(member.role, contentPermissions[form.kind].write)
  return (
    <ReadOnlyContext value={isReadOnly}>
      <OpenedEntry
        key={opened.count}
        id={id}
        form={form}
        isReadOnly={isReadOnly}
        onStored={(storedAs) => setOpened((now) => ({ ...now, storedAs }))}
      />
    </ReadOnlyContext>
  )
}

interface OpenedEntryProps<K extends ContentKindName> {
  /** As it was opened: a new one stays what it is. */
  id: string
  form: EntryForm<K>
  isReadOnly: boolean
  onStored: (id: string) => void
}

function OpenedEntry<K extends ContentKindName>({ id, form, isReadOnly, onStored }: OpenedEntryProps<K>) {
  const [openedId] = useState(id)
  const isNew = openedId === NEW
  const [params] = useSearchParams()
  const [empty] = useState({ ...form.empty, ...form.beginWith?.(params) })
  const {
    data: entry,
    error,
    refetch,
    isFetchedAfterMount,
  } = useQuery({
    ...entryQuery(Number(openedId)),
    enabled: !isNew,
  })
  if (isNew)
    return (
      <EntryEditorView
        form={{ ...form, empty }}
        entry={undefined}
        isReadOnly={isReadOnly}
        onStored={onStored}
      />
    )
  if (entry && isFetchedAfterMount)
    return entry.kind === form.kind ? (
      <ReadOnlyContext value={isReadOnly || entry.trashedAt !== null}>
        <EntryEditorView
          form={form}
          entry={entry as EntryOf<K>}
          isReadOnly={isReadOnly || entry.trashedAt !== null}
          onStored={onStored}
        />
      </ReadOnlyContext>
    ) : (
      <Notice kind="error">Под этим номером запись другого вида.</Notice>
    )
  if (!error) return <Skeleton lines={8} />
  return <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />
}
