import { ALL_DONE, NOT_STARTED, type ProductionOrder } from '@rapport/staff-contract/production/production'
import type { WaitingWrite } from '../outbox/waiting-writes.ts'

/** Returns the order with its waiting stages applied; the next press starts from that version. */
export function withWaitingStages(order: ProductionOrder, writes: readonly WaitingWrite[]): ProductionOrder {
  let shown = order
  for (const write of writes) {
    if (write.call !== 'moveProductionStage' || write.refusal !== undefined) continue
    const { version, to } = write.form
    if (version !== shown.version) continue
    const stageId = to === NOT_STARTED || to === ALL_DONE ? null : to
    shown = { ...shown, stageId, isDone: to === ALL_DONE, version: version + 1 }
  }
  return shown
}
