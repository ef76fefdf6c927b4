/** Things worth counting; integrations that are switched on translate them into goals of their own. */
export type Goal = 'order-sent' | 'order-failed' | 'phone-shown' | 'phone-clicked'

interface GoalEvent {
  goal: Goal
  at: number
  details: Record<string, string>
}

/** Of `window`, once for each goal; a `CustomEvent<GoalEvent>`. */
const GOAL_EVENT = 'rapport:goal'

/** Tells whoever counts that a goal is reached. Must carry nothing personal. */
export function reachGoal(goal: Goal, details: Record<string, string> = {}): void {
  window.dispatchEvent(new CustomEvent<GoalEvent>(GOAL_EVENT, { detail: { goal, at: Date.now(), details } }))
}
