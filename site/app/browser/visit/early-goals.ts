import { GOAL_EVENT, type GoalEvent, reachGoal } from './analytics.ts'

/** Most goals that are kept. More clicks do not fit into the time until the counters' queue is loaded. */
const GOALS_MAX = 20

/** Keeps goals until the queue of the counters is loaded. Returns a function that reports them again and ends this. */
export function keepEarlyGoals(): () => void {
  const goals: GoalEvent[] = []
  const keep = ({ detail }: CustomEvent<GoalEvent>) => {
    if (goals.length < GOALS_MAX) goals.push(detail)
  }
  addEventListener(GOAL_EVENT, keep)
  return () => {
    removeEventListener(GOAL_EVENT, keep)
    for (const { goal, details } of goals) reachGoal(goal, details)
  }
}
