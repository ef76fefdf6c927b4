import { State, States } from '../specimen/state.tsx'
import { type CheckboxGroup, CheckboxMenu } from './checkbox-menu.tsx'

const groups: CheckboxGroup[] = [
  {
    label: 'Волокно и вид',
    options: [
      { value: 'len', label: 'Лён', count: 12 },
      { value: 'hlopok', label: 'Хлопок', count: 48 },
    ],
  },
  {
    label: 'Ткань',
    options: [
      { value: 'poplin', label: 'Поплин', count: 7 },
      { value: 'plashchevka', label: 'Плащёвка с водоотталкивающей пропиткой', count: 0 },
    ],
  },
]
const field = { name: 'material', label: 'Материал', placeholder: 'Любой', groups }

export function CheckboxMenuSpecimen() {
  return (
    <States>
      <State name="Ничего не выбрано">
        <CheckboxMenu {...field} id="menu-none" checked={[]} />
      </State>
      <State name="Выбран один">
        <CheckboxMenu {...field} id="menu-one" checked={['len']} />
      </State>
      <State name="Выбрано несколько">
        <CheckboxMenu {...field} id="menu-several" checked={['poplin', 'plashchevka']} />
      </State>
      <State name="Ошибка">
        <CheckboxMenu
          {...field}
          id="menu-error"
          checked={[]}
          errors={['Такого материала в\u00A0этом разделе нет']}
        />
      </State>
    </States>
  )
}
