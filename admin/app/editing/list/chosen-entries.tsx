import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import type { EntryPreview, ListedEntry } from '@rapport/staff-contract/entries/entries'
import type { EntryFilter } from '@rapport/staff-contract/lists/entry-list'
import { getKindPermissions } from '@rapport/staff-contract/staff/content-permissions'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { Suspense, useState } from 'react'
import { useSession } from '../../api/session-context.ts'
import { ChosenBar } from '../../lists/chosen-bar.tsx'
import type { Selection } from '../../lists/selection.ts'
import { Button } from '../../ui/button/button.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.ts'
import type { EntryForm } from '../entry-form.ts'
import { PublishTogether } from './publish-together.tsx'
import { selectedText } from './selected-text.ts'

const BulkEditDialog = lazyPart(async () => (await import('../bulk/bulk-edit-dialog.tsx')).BulkEditDialog)

interface ChosenEntriesProps<K extends ContentKindName> {
  kind: K
  entries: readonly ListedEntry[]
  selection: Selection<EntryPreview>
  /** Set when all entries matching a filter are selected; `text` is their number in words. */
  all: { filter: EntryFilter; text: string } | undefined
  loadForm: () => Promise<EntryForm<K>>
  onCleared: () => void
}

export function ChosenEntries<K extends ContentKindName>(props: ChosenEntriesProps<K>) {
  const { kind, entries, selection, all, loadForm, onCleared } = props
  const { member } = useSession()
  const [isChanging, setIsChanging] = useState(false)
  if (!all && selection.size === 0) return null
  const { write, writeMany, writeManySeo = writeMany } = getKindPermissions(kind)
  const mayChangeMany =
    hasPermission(member.role, 'import.use') &&
    (hasPermission(member.role, writeMany) || hasPermission(member.role, writeManySeo))
  const text = all ? all.text : selectedText(kind, selection.size)
  // Use the entries of the list, since a selected one may have an outdated version.
  const chosen = [...selection.values()].map((entry) => entries.find(({ id }) => id === entry.id) ?? entry)
  return (
    <ChosenBar text={text} onCleared={onCleared}>
      {!all && hasPermission(member.role, write) && (
        <PublishTogether chosen={chosen} loadForm={loadForm} onCleared={onCleared} />
      )}
      {mayChangeMany && (
        <Button variant={all ? 'primary' : 'secondary'} onPress={() => setIsChanging(true)}>
          Изменить…
        </Button>
      )}
      {isChanging && (
        <Suspense>
          <BulkEditDialog
            kind={kind}
            target={all ? { filter: all.filter } : { ids: [...selection.keys()] }}
            chosen={text}
            loadFields={loadForm}
            onClose={() => setIsChanging(false)}
          />
        </Suspense>
      )}
    </ChosenBar>
  )
}
