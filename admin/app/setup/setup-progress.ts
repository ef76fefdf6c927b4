import type { Opening } from '@rapport/staff-contract/opening/opening'
import { setupSteps } from './setup-steps.ts'

type Known = Pick<Opening, 'isOpen' | 'gaps'>
type Step = (typeof setupSteps)[number]

/** Whether the site lacks nothing of a step. The last step is done when the site is open. */
export const isStepDone = ({ gaps: own, slug }: Step, { isOpen, gaps }: Known): boolean =>
  slug === setupSteps.at(-1)?.slug ? isOpen : gaps.every(({ code }) => !own.includes(code))

/** Returns the first step that is not done; the last one if all are. */
export const findNextStep = (opening: Known): Step =>
  setupSteps.find((step) => !isStepDone(step, opening)) ?? (setupSteps.at(-1) as Step)
