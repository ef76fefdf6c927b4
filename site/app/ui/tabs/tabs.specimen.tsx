import { State, States } from '../specimen/state.tsx'
import { TabLinks } from './tab-links.tsx'
import { Tabs } from './tabs.tsx'

export function TabsSpecimen() {
  return (
    <States>
      <State wide name="Панели на одной странице">
        <Tabs
          label="Об изделии"
          tabs={[
            { id: 'tab-cloth', label: 'Ткань', content: <p>Кулирка 180 г/м², гребенной хлопок.</p> },
            { id: 'tab-print', label: 'Печать', content: <p>Прямая печать, до восьми цветов.</p> },
            { id: 'tab-care', label: 'Уход', content: <p>Стирка при 30 °C наизнанку.</p> },
          ]}
        />
      </State>
      <State wide name="Каждая вкладка — страница">
        <TabLinks
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
