import { messages } from '@rapport/contract/errors/messages'
import { momentField } from '@rapport/contract/hours/calendar'
import { DAY_MS } from '@rapport/contract/hours/durations'
import * as z from 'zod/mini'
import { REMINDER_DAYS_MAX, REMINDER_TEXT_MAX } from './inbox-limits.ts'
import { inboxMessages } from './inbox-messages.ts'

/** A reminder for a staff member about an order; `isDue`: it was sent and is not done. Moments are ISO. */
export const orderReminder = z.object({
  id: z.number(),
  at: z.string(),
  person: z.object({ id: z.number(), name: z.string() }),
  text: z.string(),
  isDue: z.boolean(),
})

/** Returns the error of a reminder's time; undefined if it is valid. */
export function findReminderError(at: Date, now: Date): string | undefined {
  if (at <= now) return inboxMessages.reminderPast
  return at.getTime() - now.getTime() > REMINDER_DAYS_MAX * DAY_MS ? inboxMessages.reminderFar : undefined
}

/** Form of the current user's reminder: the minute, ISO, and the text. */
export const orderReminderForm = z.object({
  at: momentField(inboxMessages.reminderAt),
  text: z._default(
    z
      .string(messages.fieldInvalid)
      .check(z.trim(), z.maxLength(REMINDER_TEXT_MAX, inboxMessages.reminderTextTooLong)),
    '',
  ),
})
