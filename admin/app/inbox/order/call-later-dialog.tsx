import { moscowDay } from '@rapport/contract/hours/moscow-day'
import { addDays, fromMoscowMinute, toMoscowMinute } from '@rapport/contract/hours/moscow-time'
import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import { inboxMessages } from '@rapport/staff-contract/inbox/inbox-messages'
import { findReminderError } from '@rapport/staff-contract/inbox/order-reminders'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { DateTimeField } from '../../ui/date-time-field/date-time-field.tsx'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { formatMoment, formatTimeElsewhere } from '../../ui/text/format-moment.ts'
import styles from './order-reminders.module.css'

interface CallLaterDialogProps {
  order: Pick<InboxOrder, 'timeZone' | 'city'>
  onChoose: (callAt: string) => void
  onClose: () => void
}

const HOURS = ['12:00', '15:00', '17:00']

/** Times that customers often ask for, limited to the future. */
function listPresets(now: Date): string[] {
  const today = moscowDay(now)
  return [
    ...HOURS.map((hour) => `${today}T${hour}`),
    `${addDays(today, 1)}T10:00`,
    `${addDays(today, 1)}T15:00`,
  ]
    .map(fromMoscowMinute)
    .filter((moment) => Date.parse(moment) > now.getTime())
}

/** Sets the time at which the customer asked to be called. */
export function CallLaterDialog({ order: { timeZone, city }, onChoose, onClose }: CallLaterDialogProps) {
  const [now] = useState(() => new Date())
  const [minute, setMinute] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const there = minute && timeZone && formatTimeElsewhere(fromMoscowMinute(minute), timeZone)
  function choose(callAt: string): void {
    onChoose(callAt)
    onClose()
  }
  function submit(): void {
    const callAt = minute && fromMoscowMinute(minute)
    const wrong = callAt ? findReminderError(new Date(callAt), new Date()) : inboxMessages.callAt
    setError(wrong)
    if (callAt && !wrong) choose(callAt)
  }
  return (
    <Dialog heading="Когда позвонить" isOpen onClose={onClose}>
      <div className={styles.presets}>
        {listPresets(now).map((moment) => (
          <Button key={moment} variant="secondary" onPress={() => choose(moment)}>
            {formatMoment(moment)}
          </Button>
        ))}
      </div>
      <DateTimeField
        label="Другое время"
        hint={
          there ? `По\u00A0Москве; у\u00A0клиента (${city}) будет ${there}` : 'По\u00A0московскому времени'
        }
        value={minute}
        begin={`${toMoscowMinute(now).slice(0, 11)}15:00`}
        onChange={(value) => {
          setMinute(value)
          setError(undefined)
        }}
        errors={error ? [error] : []}
      />
      <DialogActions>
        <Button onPress={submit}>Поставить</Button>
        <Button variant="secondary" onPress={onClose}>
          Отмена
        </Button>
      </DialogActions>
    </Dialog>
  )
}
