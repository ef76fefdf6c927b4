import { MINUTE_MS } from '@rapport/contract/hours/durations'
import type { orderProduction } from '../tables.ts'

type Production = typeof orderProduction.$inferSelect

/** Minutes without another change after which a stage is mailed. */
const STAGE_MAIL_MINUTES = 5

/**
 * Returns what a change of the stage means for mails. A later change within STAGE_MAIL_MINUTES replaces the mail of an
 * earlier one. `isKnown`: a message about the status says it already, so that no second mail follows.
 */
export function nextStageMail(
  { wantsMails }: Pick<Production, 'wantsMails'>,
  target: { stageId: string | null; isDone: boolean },
  { isKnown, now }: { isKnown: boolean; now: Date },
): Partial<Production> {
  if (!wantsMails) return {}
  if (isKnown) return { mailDueAt: null, mailedStageId: target.stageId, mailedDone: target.isDone }
  const mailDueAt = new Date(now.getTime() + STAGE_MAIL_MINUTES * MINUTE_MS)
  return { mailDueAt, mailAttempts: 0, mailError: null }
}
