import type { GapCode } from '@rapport/staff-contract/opening/opening'

export interface StepProps {
  /** What the step fills. */
  gaps: readonly GapCode[]
  /** Opens the next step. */
  onDone: () => void
}
