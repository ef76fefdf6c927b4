import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import type { Entry } from '@rapport/staff-contract/entries/entries'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { failureText } from '../../api/admin-error.ts'
import { useSession } from '../../api/session-context.ts'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Menu } from '../../ui/menu/menu.tsx'
import { showToast } from '../../ui/toast/toasts.ts'
import type { EntryForm } from '../entry-form.ts'
import { entryKinds } from '../entry-kinds.ts'
import { WritableContext } from '../fields/use-entry-field.ts'
import { ScheduleDialog } from '../schedule/schedule-dialog.tsx'
import { isSeoDraft } from './editor-state.ts'
import styles from './entry-actions.module.css'
import { copyEntry, entryCalls } from './entry-calls.ts'
import type { EntryEditor } from './entry-editor.ts'
import { type EntryQuestion, EntryQuestionDialog } from './entry-question.tsx'
import { SaveState } from './save-state.tsx'
import { useEditorState } from './use-entry-editor.ts'

interface EntryActionsProps<K extends ContentKindName> {
  editor: EntryEditor<K>
  form: EntryForm<K>
  onGone: () => void
  onCopied: (copy: Entry) => void
  onRefused: () => void
}

/** Action bar of a form: save state, publication, menu. */
export function EntryActions<K extends ContentKindName>({
  editor,
  form,
  onCopied,
  onGone,
  onRefused,
}: EntryActionsProps<K>) {
  const state = useEditorState(editor)
  const { entry } = state
  const bar = useRef<HTMLDivElement>(null)
  const [isPublishing, setIsPublishing] = useState(false)
  const [open, setOpen] = useState<EntryQuestion | 'schedule'>()
  const close = () => setOpen(undefined)
  const kind = entryKinds[form.kind]
  const isWhole = useContext(WritableContext) === 'all'
  const mayTrash = hasPermission(useSession().member.role, 'entries.trash')
  const isOwn = isWhole || isSeoDraft(state)
  const hasDraft = entry?.state === 'draft' || entry?.state === 'edited' || entry?.state === 'scheduled'

  async function publish(): Promise<void> {
    const hadFocus = bar.current?.contains(document.activeElement)
    setIsPublishing(true)
    const isDone = await editor.publish().finally(() => setIsPublishing(false))
    if (!isDone) return onRefused()
    showToast('Опубликовано')
    // The button is disabled after publication and loses the focus.
    const { activeElement } = document
    if (hadFocus && (activeElement === document.body || bar.current?.contains(activeElement)))
      bar.current?.focus()
  }
  async function save(): Promise<void> {
    if (await editor.save('save')) showToast('Сохранено')
    else onRefused()
  }
  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    void save()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => saveByKey(event)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  async function discard(): Promise<void> {
    close()
    const left = await editor.apply(entryCalls.discard)
    if (left === undefined) return
    showToast(left ? 'Правки отменены' : 'Черновик удалён')
    if (!left) onGone()
  }
  /** Saves first, since the server copies the saved draft. */
  async function copy(): Promise<void> {
    if (!entry || !(await editor.save('autosave'))) return onRefused()
    try {
      onCopied(await copyEntry(entry))
      showToast('Это копия: поправьте и\u00A0опубликуйте')
    } catch (error) {
      showToast(failureText(error))
    }
  }
  async function takeDown(): Promise<void> {
    close()
    if (await editor.apply(entryCalls.takeDown)) showToast('Снято с\u00A0сайта')
  }

  async function trash(): Promise<void> {
    close()
    if (!(await editor.apply(entryCalls.trash))) return
    showToast('Теперь это в\u00A0корзине')
    onGone()
  }

  const answers = { trash, discard, delete: discard, 'take-down': takeDown }

  return (
    <div ref={bar} tabIndex={-1} role="toolbar" aria-label="Что сделать" className={styles.bar}>
      <SaveState saveState={state.saveState} entry={entry} failure={state.failure} />
      <div className={styles.buttons}>
        {isOwn && (
          <Button
            isPending={isPublishing}
            isDisabled={!!state.conflict || (entry?.state === 'published' && state.saveState === 'saved')}
            onPress={() => void publish()}
          >
            Опубликовать
          </Button>
        )}
        <Button variant={isOwn ? 'secondary' : 'primary'} onPress={() => void save()}>
          Сохранить
        </Button>
        {entry && isWhole && (
          <span className={styles.wide}>
            <Button variant="quiet" onPress={() => setOpen('schedule')}>
              Расписание…
            </Button>
          </span>
        )}
        {entry && (
          <Menu
            label="Ещё действия"
            actions={[
              ...(isWhole
                ? [{ label: 'Расписание…', icon: 'calendar', onAction: () => setOpen('schedule') } as const]
                : []),
              { label: 'Версии', icon: 'history', href: `${kind?.path}${entry.id}/versions/` },
              ...(kind?.isFixed || !isWhole ? [] : [{ label: 'Копировать', onAction: () => void copy() }]),
              ...(hasDraft && isOwn
                ? [
                    {
                      label: entry.published ? 'Отменить правки…' : 'Удалить черновик…',
                      isDangerous: true,
                      onAction: () => setOpen(entry.published ? 'discard' : 'delete'),
                    } as const,
                  ]
                : []),
              ...(entry.published && isWhole && !kind?.isFixed
                ? [{ label: 'Снять с\u00A0сайта…', isDangerous: true, onAction: () => setOpen('take-down') }]
                : []),
              ...(kind?.isFixed || !isWhole || !mayTrash
                ? []
                : [{ label: 'В\u00A0корзину…', isDangerous: true, onAction: () => setOpen('trash') }]),
            ]}
          >
            <Icon name="more" />
          </Menu>
        )}
      </div>
      {entry && open === 'schedule' && (
        <ScheduleDialog editor={editor} entry={entry} mayTakeDown={!kind?.isFixed} onClose={close} />
      )}
      {open && open !== 'schedule' && (
        <EntryQuestionDialog question={open} onClose={close} onAnswer={() => void answers[open]()} />
      )}
    </div>
  )
}
