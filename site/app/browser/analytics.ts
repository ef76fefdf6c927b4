/** Things worth counting; integrations that are switched on translate them into goals of their own. */
export type Goal = 'order-sent' | 'order-failed' | 'phone-shown'

export interface ReachedGoal {
  goal: Goal
  at: number
  details: Record<string, string>
}

/** Of `window`, once for each goal; a `CustomEvent<ReachedGoal>`. */
export const GOAL_EVENT = 'rapport:goal'

/** Goals reached since the page was opened: an integration that loads late reads what it missed. */
export const reachedGoals: ReachedGoal[] = []

/** Tells whoever counts that a goal is reached. Must carry nothing personal. */
export function reachGoal(goal: Goal, details: Record<string, string> = {}): void {
  const reached = { goal, at: Date.now(), details }
  reachedGoals.push(reached)
  window.dispatchEvent(new CustomEvent<ReachedGoal>(GOAL_EVENT, { detail: reached }))
}
