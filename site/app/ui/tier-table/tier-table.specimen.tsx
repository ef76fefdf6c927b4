import { State, States } from '../specimen/state.tsx'
import { TierTable } from './tier-table.tsx'

const tiers = [
  { from: 1, price: 149_000 },
  { from: 10, price: 119_000 },
  { from: 50, price: 94_050 },
  { from: 300, price: 78_000 },
  { from: 1000, price: 69_900 },
]

export function TierTableSpecimen() {
  return (
    <States>
      <State name="Ничего не выбрано">
        <TierTable tiers={tiers} unit="шт" />
      </State>
      <State name="Выбрана ступень">
        <TierTable tiers={tiers} unit="шт" current={50} />
      </State>
      <State name="Одна цена, другой заголовок">
        <TierTable tiers={[{ from: 1, price: 56_000 }]} unit="м" caption="Печать на шёлке" />
      </State>
    </States>
  )
}
