/**
 * Goals counted beside page views; docs/goals.md describes them for the staff. Enabled counters receive them in order
 * (browser/counters/).
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

/** `details.name` replaces the name of the goal for counters. */
export interface GoalEvent {
  goal: Goal
  details: Record<string, string>
}

/** Page view. Its URLs have no typed text. */
export interface PageHit {
  url: string
  title: string
  referrer: string
}

/** Events of `window`, one per goal and page view. */
export const GOAL_EVENT = 'rapport:goal'
export const HIT_EVENT = 'rapport:hit'

declare global {
  interface WindowEventMap {
    [GOAL_EVENT]: CustomEvent<GoalEvent>
    [HIT_EVENT]: CustomEvent<PageHit>
  }
}

/** Reports a goal. Must not contain personal data. */
export const reachGoal = (goal: Goal, details: GoalEvent['details'] = {}): void => {
  window.dispatchEvent(new CustomEvent<GoalEvent>(GOAL_EVENT, { detail: { goal, details } }))
}

/** Reports a page view. */
export const sendHit = (hit: PageHit): void => {
  window.dispatchEvent(new CustomEvent<PageHit>(HIT_EVENT, { detail: hit }))
}
