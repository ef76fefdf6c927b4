import { State, States } from '../specimen/state.tsx'
import { PriceLadder } from './price-ladder.tsx'

const steps = [
  { from: 1, price: 149_000 },
  { from: 10, price: 119_000 },
  { from: 50, price: 94_050 },
  { from: 300, price: 78_000 },
  { from: 1000, price: 69_900 },
]

export function PriceLadderSpecimen() {
  return (
    <States>
      <State name="Ничего не выбрано">
        <PriceLadder steps={steps} unit="шт" />
      </State>
      <State name="Выбрана ступень">
        <PriceLadder steps={steps} unit="шт" current={steps[2]} />
      </State>
      <State name="Рядом другая цена">
        <PriceLadder
          steps={steps.map((step) => ({ ...step, price: step.price * 0.9, compareAt: step.price }))}
          unit="шт"
          current={undefined}
          compareLabel="без входа"
        />
      </State>
      <State name="Одна цена, другой заголовок">
        <PriceLadder steps={[{ from: 1, price: 56_000 }]} unit="м" caption="Печать на шёлке" />
      </State>
    </States>
  )
}
