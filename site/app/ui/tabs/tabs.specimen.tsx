import { State, States } from '../specimen/state.tsx'
import { TabLinks } from './tab-links.tsx'

export function TabsSpecimen() {
  return (
    <States>
      <State wide name="Каждая вкладка — страница">
        <TabLinks
          path="/__playground/tabs/"
          label="Личный кабинет"
          links={[
            { to: '/__playground/tabs/', label: 'Вкладки' },
            { to: '/__playground/button/', label: 'Кнопки' },
            { to: '/__playground/field/', label: 'Поля' },
          ]}
        />
      </State>
    </States>
  )
}
