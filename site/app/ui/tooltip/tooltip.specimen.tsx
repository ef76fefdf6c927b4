import { State, States } from '../specimen/state.tsx'
import { Tooltip } from './tooltip.tsx'

export function TooltipSpecimen() {
  return (
    <States>
      <State name="У слова">
        <p>
          Союз материалов{' '}
          <Tooltip label="Что такое союз материалов">
            Несколько тканей, сшитых в одно изделие: основа, кант и подклад.
          </Tooltip>
        </p>
      </State>
      <State name="У края экрана">
        <p style={{ textAlign: 'end' }}>
          Раппорт{' '}
          <Tooltip label="Что такое раппорт">
            Повтор рисунка: через столько сантиметров печать начинается снова.
          </Tooltip>
        </p>
      </State>
    </States>
  )
}
