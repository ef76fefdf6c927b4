import { HOUR_MS } from '@rapport/contract/hours/durations'
import { moscowDay } from '@rapport/contract/hours/moscow-day'
import { addDays, fromMoscowMinute, toMoscowMinute } from '@rapport/contract/hours/moscow-time'
import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import { REMINDER_TEXT_MAX } from '@rapport/staff-contract/inbox/inbox-limits'
import { findReminderError, orderReminderForm } from '@rapport/staff-contract/inbox/order-reminders'
import { useStore } from '@tanstack/react-form'
import * as z from 'zod/mini'
import { AdminForm, FormActions, SubmitButton } from '../../forms/admin-form.tsx'
import { useAdminForm } from '../../forms/use-admin-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { DateTimeField } from '../../ui/date-time-field/date-time-field.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { formatMoment } from '../../ui/text/format-moment.ts'
import { useSubmitWrite } from '../outbox/use-order-write.ts'
import styles from './order-reminders.module.css'

const presets = [
  { label: 'Через час', at: () => new Date(Date.now() + HOUR_MS).toISOString() },
  { label: 'Завтра в\u00A09:00', at: () => morningIn(1) },
  { label: 'Через неделю', at: () => morningIn(7) },
]

const morningIn = (days: number) => fromMoscowMinute(`${addDays(moscowDay(new Date()), days)}T09:00`)

const schema = z.object({
  at: orderReminderForm.shape.at.check(
    z.superRefine((at, context) => {
      const message = findReminderError(new Date(at), new Date())
      if (message) context.addIssue({ code: 'custom', message, input: at })
    }),
  ),
  text: z.string().check(z.maxLength(REMINDER_TEXT_MAX)),
})

/** Adds a reminder for the current user. */
export function ReminderDialog({ order, onClose }: { order: InboxOrder; onClose: () => void }) {
  const submit = useSubmitWrite(order)
  const { form, ...state } = useAdminForm({
    schema,
    values: { at: '', text: '' },
    send: (value) =>
      submit({ call: 'addOrderReminder', form: value, label: `Напомнить: ${formatMoment(value.at)}` }),
    onSent: onClose,
  })
  const at = useStore(form.store, ({ values }) => values.at)
  const issues = useStore(form.store, ({ fieldMeta }) => fieldMeta.at?.errors ?? []) as (
    | string
    | { message: string }
  )[]
  const errors = issues.map((issue) => (typeof issue === 'string' ? issue : issue.message))
  return (
    <Dialog heading="Напомнить о&nbsp;заявке" isOpen onClose={onClose}>
      <AdminForm form={form} {...state}>
        <p>Напоминание встанет в&nbsp;«Заявках» и&nbsp;придёт вам письмом.</p>
        <div className={styles.presets}>
          {presets.map(({ label, at }) => (
            <Button key={label} variant="secondary" onPress={() => form.setFieldValue('at', at())}>
              {label}
            </Button>
          ))}
        </div>
        <form.AppField name="at">
          {({ handleChange }) => (
            <DateTimeField
              label="Когда"
              hint="По&nbsp;московскому времени"
              value={at ? toMoscowMinute(at) : null}
              onChange={(minute) => handleChange(minute ? fromMoscowMinute(minute) : '')}
              errors={[...new Set(errors)]}
            />
          )}
        </form.AppField>
        <form.AppField name="text">
          {({ TextField }) => <TextField label="О чём" maxLength={REMINDER_TEXT_MAX} autoComplete="off" />}
        </form.AppField>
        <FormActions>
          <SubmitButton>Напомнить</SubmitButton>
          <Button variant="secondary" onPress={onClose}>
            Отмена
          </Button>
        </FormActions>
      </AdminForm>
    </Dialog>
  )
}
