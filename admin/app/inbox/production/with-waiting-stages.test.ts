import type { ProductionOrder } from '@rapport/staff-contract/production/production'
import { expect, it } from 'vitest'
import type { WaitingWrite } from '../outbox/waiting-writes.ts'
import { withWaitingStages } from './with-waiting-stages.ts'

const order = { stageId: null, isDone: false, version: 3 } as ProductionOrder
const press = (version: number, to: string, refusal?: string) =>
  ({ call: 'moveProductionStage', form: { version, to }, refusal }) as unknown as WaitingWrite

it('shows the stages pressed without a connection, one after another', () => {
  const shown = withWaitingStages(order, [press(3, 'cutting'), press(4, 'sewing'), press(5, 'done')])
  expect(shown).toEqual({ stageId: null, isDone: true, version: 6 })
})

it('leaves out presses that the server refused or has done already', () => {
  const shown = withWaitingStages(order, [press(2, 'cutting'), press(3, 'sewing', 'Этап изменил другой')])
  expect(shown).toEqual(order)
})
