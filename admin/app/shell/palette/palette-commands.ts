import { getKindPermissions } from '@rapport/staff-contract/staff/content-permissions'
import type { Permission } from '@rapport/staff-contract/staff/permissions'
import { listedKinds } from '../../editing/entry-kinds.ts'
import type { IconName } from '../../ui/icon/icon.tsx'
import { signOut } from '../frame/account-menu.tsx'
import { navigation } from '../frame/navigation-items.ts'

export interface PaletteCommand {
  label: string
  icon: IconName
  /** Search keywords besides the label. */
  words: string
  permission?: Permission
  /** Path within the back office; a command without it has `run`. */
  path?: string
  run?: () => void
}

/** All commands of the palette; the caller filters them by permission. */
export const createCommands = (showKeys: () => void): PaletteCommand[] => [
  ...navigation.map(({ title, icon, about, path, permission }) => ({
    label: title,
    icon,
    words: about,
    path,
    ...(permission ? { permission } : {}),
  })),
  ...listedKinds.flatMap(([kind, { path, create, singular }]): PaletteCommand[] =>
    create
      ? [
          {
            label: create,
            icon: 'pencil',
            path: `${path}new/`,
            permission: getKindPermissions(kind).write,
            words: `написать добавить создать ${singular}`,
          },
        ]
      : [],
  ),
  {
    label: 'Новая заявка',
    icon: 'inbox',
    words: 'принять записать звонок телефон офис заказ клиент',
    permission: 'orders.write',
    path: '/orders/new/',
  },
  {
    label: 'Отчёт о звонках',
    icon: 'inbox',
    words: 'заявки вовремя сколько ждали менеджеры',
    permission: 'orders.read',
    path: '/orders/report/',
  },
  {
    label: 'Отчёт о предложениях',
    icon: 'inbox',
    words: 'КП принято отклонено причины отказа суммы источники менеджеры',
    permission: 'orders.read',
    path: '/orders/report/offers/',
  },
  {
    label: 'Пригласить сотрудника',
    icon: 'people',
    words: 'добавить нового человека роль доступ',
    permission: 'staff.manage',
    path: '/staff/?invite',
  },
  { label: 'Сменить пароль', icon: 'key', words: 'новый мой', path: '/account/#password' },
  {
    label: 'Ключи доступа и коды',
    icon: 'key',
    words: 'второй фактор приложение резервные телефон',
    path: '/account/#factors',
  },
  {
    label: 'Мои устройства',
    icon: 'phone',
    words: 'сеансы закончить выйти везде где я вошёл',
    path: '/account/#devices',
  },
  { label: 'Горячие клавиши', icon: 'keyboard', words: 'помощь справка кнопки', run: showKeys },
  {
    label: 'Образцы деталей',
    icon: 'grid',
    words: 'компоненты интерфейс',
    permission: 'staff.manage',
    path: '/specimens/',
  },
  { label: 'Открыть сайт', icon: 'external', words: 'главная посмотреть', run: () => openOnSite('/') },
  { label: 'Выйти', icon: 'logOut', words: 'закончить сеанс', run: signOut },
]

/** Opens a page of the site in a new tab. */
export const openOnSite = (path: string): void => void window.open(path, '_blank', 'noopener')
