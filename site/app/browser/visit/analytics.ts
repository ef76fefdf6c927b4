/**
 * Things worth counting beside pages; docs/goals.md tells the staff when each is reached. Counters that are switched on
 * get them in this order (browser/counters/).
 */
export type Goal =
  | 'order-sent'
  | 'order-failed'
  | 'file-chosen'
  | 'phone-shown'
  | 'phone-clicked'
  | 'logo-clicked'
  | 'network-clicked'
  | 'logged-in'
  | 'registered'
  | 'liked'
  | 'shared'
  | 'searched'

/** `details.name`: what counters call it instead, where each of a kind has a name of its own. */
export interface GoalEvent {
  goal: Goal
  details: Record<string, string>
}

/** A page that was shown. Its addresses have nothing in them that a visitor typed. */
export interface PageHit {
  url: string
  title: string
  referrer: string
}

/** Of `window`, once for each goal and each page. */
export const GOAL_EVENT = 'rapport:goal'
export const HIT_EVENT = 'rapport:hit'

declare global {
  interface WindowEventMap {
    [GOAL_EVENT]: CustomEvent<GoalEvent>
    [HIT_EVENT]: CustomEvent<PageHit>
  }
}

/** Tells whoever counts that a goal is reached. Must carry nothing personal. */
export const reachGoal = (goal: Goal, details: GoalEvent['details'] = {}): void => {
  window.dispatchEvent(new CustomEvent<GoalEvent>(GOAL_EVENT, { detail: { goal, details } }))
}

/** Tells whoever counts that a page is shown. */
export const sendHit = (hit: PageHit): void => {
  window.dispatchEvent(new CustomEvent<PageHit>(HIT_EVENT, { detail: hit }))
}
