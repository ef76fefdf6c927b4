import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { moscowDay } from '@rapport/contract/hours/moscow-day'
import { toMoscowMinute } from '@rapport/contract/hours/moscow-time'
import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import type { EntryOf } from '@rapport/staff-contract/entries/entries'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { DateTimeField } from '../../ui/date-time-field/date-time-field.tsx'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { formatDay } from '../../ui/text/moscow-time.ts'
import { showToast } from '../../ui/toast/toasts.ts'
import { checkPublishable } from '../form/check-snapshot.ts'
import { entryCalls } from '../form/entry-calls.ts'
import type { EntryEditor } from '../form/entry-editor.ts'
import { useEditorState } from '../form/use-entry-editor.ts'

interface ScheduleDialogProps<K extends ContentKindName> {
  editor: EntryEditor<K>
  entry: EntryOf<K>
  mayTakeDown: boolean
  onClose: () => void
}

/** Default time of day: the factory opens at nine. */
const MORNING = 'T09:00'

/** Returns the distinct messages, to follow a colon: «напишите текст». */
const listMessages = (errors: FieldErrors) => [
  ...new Set(Object.values(errors).flatMap((sentences) => sentences.map(lowerFirst))),
]
const lowerFirst = (sentence: string) => sentence.slice(0, 1).toLowerCase() + sentence.slice(1)

const formatMinute = (iso: string | null | undefined) => (iso ? toMoscowMinute(iso) : null)

export function ScheduleDialog<K extends ContentKindName>(props: ScheduleDialogProps<K>) {
  const { editor, entry, mayTakeDown, onClose } = props
  const [publishAt, setPublishAt] = useState(formatMinute(entry.schedule?.publishAt))
  const [takeDownAt, setTakeDownAt] = useState(formatMinute(entry.schedule?.takeDownAt))
  const [isPending, setIsPending] = useState(false)
  const { errors, failure, snapshot } = useEditorState(editor)
  const [today] = useState(() => moscowDay(new Date()))
  const lacks = listMessages(checkPublishable(editor.kind, snapshot) ?? {})

  async function send(minutes: { publishAt: string | null; takeDownAt: string | null }): Promise<void> {
    setIsPending(true)
    const written = await editor.apply(entryCalls.schedule(minutes)).finally(() => setIsPending(false))
    if (!written) return
    showToast(minutes.publishAt || minutes.takeDownAt ? 'Запланировано' : 'Расписание отменено')
    onClose()
  }

  return (
    <Dialog heading="Расписание" isOpen onClose={onClose}>
      <p>
        Время московское. Выйдет черновик таким, каким он&nbsp;будет в&nbsp;эту минуту: до&nbsp;неё его можно
        править.
      </p>
      {entry.schedule?.failure && (
        <Notice kind="error">В&nbsp;прошлый раз не&nbsp;вышло: {entry.schedule.failure}</Notice>
      )}
      {failure && <Notice kind="error">{failure}</Notice>}
      {publishAt !== null && lacks.length > 0 && (
        <Notice kind="warning">
          Таким, как сейчас, выйти не&nbsp;сможет. До&nbsp;этой минуты: {lacks.join('; ')}.
        </Notice>
      )}
      <MinuteField
        label="Опубликовать"
        value={publishAt}
        onChange={(minute) => {
          setPublishAt(minute)
          editor.forgetErrors('publishAt')
        }}
        errors={errors.publishAt}
        today={today}
      />
      {mayTakeDown && (
        <MinuteField
          label="Снять с&nbsp;сайта, если нужно"
          value={takeDownAt}
          onChange={(minute) => {
            setTakeDownAt(minute)
            editor.forgetErrors('takeDownAt')
          }}
          errors={errors.takeDownAt}
          today={today}
        />
      )}
      <DialogActions>
        <Button isPending={isPending} onPress={() => void send({ publishAt, takeDownAt })}>
          Запланировать
        </Button>
        {entry.schedule && (
          <Button variant="danger" onPress={() => void send({ publishAt: null, takeDownAt: null })}>
            Отменить расписание
          </Button>
        )}
        <Button variant="secondary" onPress={onClose}>
          Не&nbsp;менять
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface MinuteFieldProps {
  label: string
  value: string | null
  onChange: (value: string | null) => void
  errors: string[] | undefined
  /** In Moscow time. */
  today: string
}

/** Future date and time, with its weekday as a hint. */
const MinuteField = ({ value, errors = [], today, ...field }: MinuteFieldProps) => (
  <DateTimeField
    {...field}
    value={value}
    errors={errors}
    {...(value === null ? {} : { hint: formatDay(value) })}
    begin={today + MORNING}
    firstDay={today}
  />
)
