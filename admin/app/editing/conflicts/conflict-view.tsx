import type { EntryPreview } from '@rapport/staff-contract/entries/entries'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../api/session-context.ts'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { showToast } from '../../ui/toast/toasts.ts'
import type { FieldDescription } from '../field-description.ts'
import { ConflictField, type Side } from './conflict-field.tsx'
import { valueAt, withValueAt } from './field-paths.ts'

interface ConflictViewProps {
  conflict: ShownConflict
  fields: Record<string, FieldDescription>
  onResolved: (chosen: object) => Promise<boolean>
}

/** Conflict of any kind; fields are accessed by name. */
interface ShownConflict {
  fields: string[]
  base: object
  theirs: Pick<EntryPreview, 'updatedBy'> & { snapshot: object }
  merged: object
}

/** Asks for each conflicting field which change to keep; the other fields are merged already. */
export default function ConflictView({ conflict, fields, onResolved }: ConflictViewProps) {
  const { member } = useSession()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    // The form is hidden now, so its focused field is out of sight. Moving the focus here also announces the
    // conflict.
    const { activeElement } = document
    if (activeElement === document.body || !activeElement?.checkVisibility()) panel.current?.focus()
  }, [])
  const [choices, setChoices] = useState<Record<string, Side>>({})
  const theirs = conflict.theirs.updatedBy
  const isOwn = theirs?.id === member.id
  const left = conflict.fields.filter((field) => !choices[field]).length

  async function save(): Promise<void> {
    const chosen = conflict.fields
      .filter((field) => choices[field] === 'theirs')
      .reduce(
        (merged, field) => withValueAt(merged, field, valueAt(conflict.theirs.snapshot, field)),
        conflict.merged,
      )
    if (await onResolved(chosen)) showToast('Выбранное сохранено')
  }

  return (
    <Panel
      ref={panel}
      heading="Две правки одного и&nbsp;того&nbsp;же"
      lead={
        isOwn
          ? 'Вы\u00A0правили это и\u00A0в\u00A0другой вкладке. Выберите, что оставить; остальное уже объединено.'
          : `Тем временем сохранены правки: ${theirs?.name || 'кто-то ещё'}. Выберите, что оставить; остальное уже объединено.`
      }
    >
      {conflict.fields.map((field) => (
        <ConflictField
          key={field}
          description={fields[field] ?? { label: field }}
          before={valueAt(conflict.base, field)}
          theirs={valueAt(conflict.theirs.snapshot, field)}
          mine={valueAt(conflict.merged, field)}
          theirsLabel={isOwn ? 'В\u00A0другой вкладке' : 'У\u00A0коллеги'}
          choice={choices[field]}
          onChoice={(side) => setChoices((made) => ({ ...made, [field]: side }))}
        />
      ))}
      {left > 0 && <Notice>Осталось выбрать: {left}</Notice>}
      <Button isDisabled={left > 0} onPress={() => void save()}>
        Сохранить выбранное
      </Button>
    </Panel>
  )
}
