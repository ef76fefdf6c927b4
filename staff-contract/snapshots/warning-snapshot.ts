import * as z from 'zod/mini'
import { editingMessages } from '../editing/editing-messages.ts'
import { WARNING_TEXT_MAX, WARNINGS_MAX } from './city-limits.ts'
import { boundedList, draftText, moment, requiredText } from './snapshot-fields.ts'

/** Background colours of a warning: light text has a contrast of at least 4.5:1 on each. */
export const WARNING_COLORS = ['#1A1815', '#1F2A5A', '#B5232A', '#2F5D50'] as const

const warning = z.object({
  text: draftText(WARNING_TEXT_MAX),
  color: draftText(40),
  /** Moments between which it is shown; null: unbounded. */
  from: z.nullable(moment),
  to: z.nullable(moment),
})
export type WarningSnapshot = z.infer<typeof warning>

/** Lines of the warning bar, of one city or of all. */
export const warningsField = boundedList(warning, WARNINGS_MAX)

const publishableWarning = z
  .object({
    ...warning.shape,
    text: requiredText(WARNING_TEXT_MAX, editingMessages.warningRequired),
    color: z
      .string()
      .check(z.refine((color) => WARNING_COLORS.some((one) => one === color), editingMessages.warningColor)),
  })
  .check(
    z.refine(({ from, to }) => from === null || to === null || Date.parse(from) < Date.parse(to), {
      error: editingMessages.warningEndsFirst,
      path: ['to'],
    }),
  )

/** Warnings that can be published. A visitor dismisses a warning by its text. */
export const publishableWarnings = boundedList(publishableWarning, WARNINGS_MAX).check(
  z.refine(
    (warnings) => new Set(warnings.map(({ text }) => text)).size === warnings.length,
    editingMessages.warningTwice,
  ),
)
