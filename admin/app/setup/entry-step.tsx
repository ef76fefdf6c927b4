import type { ContentKindName, Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import type { EntryOf } from '@rapport/staff-contract/entries/entries'
import { type ComponentType, useRef, useState } from 'react'
import { EntryConflict } from '../editing/conflicts/entry-conflict.tsx'
import type { EntryFieldsProps, EntryForm } from '../editing/entry-form.ts'
import { refreshLists } from '../editing/entry-queries.ts'
import { SaveState } from '../editing/form/save-state.tsx'
import { useEditorState, useEntryEditor } from '../editing/form/use-entry-editor.ts'
import { Button } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import styles from './setup.module.css'
import { SitePicture } from './site-picture.tsx'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './step-props.ts'

interface EntryStepProps<K extends ContentKindName> extends Pick<StepProps, 'onDone'> {
  form: EntryForm<K>
  /** Null for a new entry, which begins with `empty`. */
  entry: EntryOf<K> | null
  empty?: Snapshots[K]
  Fields: ComponentType<EntryFieldsProps<K>>
}

/** A step that fills an entry: saved while typing, published by its button. */
export function EntryStep<K extends ContentKindName>(props: EntryStepProps<K>) {
  const { form, entry: opened, empty = form.empty, Fields, onDone } = props
  const [isPublishing, setPublishing] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const editor = useEntryEditor<K>({
    kind: form.kind,
    empty,
    fields: form.fields,
    entry: opened ?? undefined,
    onWritten: (written) => refreshLists([written]),
  })
  const { entry, conflict, failure, saveState } = useEditorState(editor)

  async function publish(): Promise<void> {
    if (entry?.state === 'published' && saveState === 'saved') return onDone()
    setPublishing(true)
    const isDone = await editor.publish().finally(() => setPublishing(false))
    if (isDone) return onDone()
    // Errors are rendered in the next frame.
    requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  return (
    <StepFrame
      picture={<SitePicture entryId={entry?.id} savedVersion={entry?.version ?? ''} />}
      actions={
        <>
          <Button isPending={isPublishing} isDisabled={conflict !== undefined} onPress={() => void publish()}>
            Сохранить и&nbsp;дальше
          </Button>
          <Button variant="secondary" onPress={onDone}>
            Пропустить
          </Button>
          <SaveState saveState={saveState} entry={entry} failure={failure} />
        </>
      }
    >
      {failure && saveState === 'saved' && <Notice kind="error">{failure}</Notice>}
      <EntryConflict editor={editor} form={form} fields={fields} />
      <div ref={fields} hidden={conflict !== undefined} className={styles.fields}>
        <Fields editor={editor} />
      </div>
    </StepFrame>
  )
}
