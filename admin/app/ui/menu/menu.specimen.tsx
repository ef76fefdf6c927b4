import { Icon } from '../icon/icon.tsx'
import { Menu } from './menu.tsx'

export default () => (
  <Menu
    label="Действия образца"
    actions={[
      { label: 'Изменить', icon: 'page' },
      { label: 'К началу', href: '/', icon: 'home' },
      { label: 'Удалить', isDangerous: true },
    ]}
  >
    <Icon name="more" />
  </Menu>
)
