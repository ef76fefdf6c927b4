import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { getKindPermissions } from '@rapport/staff-contract/staff/content-permissions'
import type { Permission } from '@rapport/staff-contract/staff/permissions'
import type { ComponentType } from 'react'
import { BATCHES_PATH, CALENDAR_PATH, listedKinds } from '../../editing/entry-kinds.ts'
import type { IconName } from '../../ui/icon/icon.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.ts'

interface NavigationItem {
  path: string
  title: string
  icon: IconName
  /** Description for the palette. */
  about: string
  permission?: Permission
  /** Badge beside the title, such as a number of failures. */
  Count?: ComponentType
}

interface NavigationGroup {
  title: string
  items: NavigationItem[]
}

const GOODS: readonly ContentKindName[] = [
  'item',
  'material',
  'price-group',
  'operation',
  'calculation-rules',
]
/** Rules of work, beside the orders that follow them. */
const WORK: readonly ContentKindName[] = ['order-rules']
const listItems = (isShown: (kind: ContentKindName) => boolean): NavigationItem[] =>
  listedKinds
    .filter(([kind]) => isShown(kind))
    .map(([kind, { path, title, icon, about }]) => ({
      path,
      title,
      icon,
      about,
      permission: getKindPermissions(kind).read,
    }))

/** Screens in the navigation, group by group. A member without the permission does not see a screen. */
export const navigationGroups: NavigationGroup[] = [
  {
    title: 'Работа',
    items: [
      { path: '/', title: 'Начало', icon: 'home', about: 'Что ждёт вас сегодня' },
      {
        path: '/orders/',
        title: 'Заявки',
        icon: 'inbox',
        about: 'Кому позвонить и\u00A0до\u00A0какого часа; что стало с\u00A0каждой заявкой',
        permission: 'orders.read',
        Count: lazyPart(async () => (await import('../../inbox/inbox-counts.tsx')).default),
      },
      {
        path: '/offers/',
        title: 'Предложения',
        icon: 'page',
        about: 'Коммерческие предложения: что отправлено, открыто, принято и\u00A0когда истекает',
        permission: 'orders.read',
      },
      {
        path: '/invoices/',
        title: 'Счета',
        icon: 'page',
        about: 'Какие счета выставлены, что оплачено и\u00A0что просрочено',
        permission: 'invoices.read',
      },
      {
        path: '/payments/',
        title: 'Платежи',
        icon: 'table',
        about: 'Выписки банка: какие деньги пришли и\u00A0за\u00A0какие счета',
        permission: 'invoices.read',
      },
      {
        path: '/production/',
        title: 'Производство',
        icon: 'layers',
        about: 'Что в\u00A0цехе: изделия, этапы и\u00A0сроки, без клиентов и\u00A0цен',
        permission: 'production.read',
      },
      {
        path: '/customers/',
        title: 'Клиенты',
        icon: 'user',
        about: 'Кто покупает, по\u00A0какому прайсу; данные и\u00A0согласия',
        permission: 'customers.read',
      },
      ...listItems((kind) => WORK.includes(kind)),
    ],
  },
  { title: 'Товары и\u00A0цены', items: listItems((kind) => GOODS.includes(kind)) },
  {
    title: 'Сайт',
    items: [
      {
        path: '/opening/',
        title: 'Открытие сайта',
        icon: 'eye',
        about: 'Видят\u00A0ли сайт посетители, и\u00A0чего ему не\u00A0хватает',
        permission: 'content.read',
      },
      ...listItems((kind) => !GOODS.includes(kind) && !WORK.includes(kind)),
      {
        path: '/media/',
        title: 'Картинки',
        icon: 'picture',
        about: 'Картинки сайта: загрузить, описать, заменить, найти, где стоят',
        permission: 'media.read',
      },
      {
        path: CALENDAR_PATH,
        title: 'Календарь',
        icon: 'calendar',
        about: 'Что и когда выйдет на сайт и что не вышло',
        permission: 'content.read',
      },
    ],
  },
  {
    title: 'Правки и\u00A0обмен',
    items: [
      {
        path: BATCHES_PATH,
        title: 'Массовые правки',
        icon: 'layers',
        about: 'Что изменили сразу у\u00A0многих записей, и\u00A0как вернуть',
        permission: 'import.use',
      },
      {
        path: '/imports/',
        title: 'Импорт и\u00A0экспорт',
        icon: 'swap',
        about: 'Таблицы Excel и\u00A0CSV: выгрузить, исправить и\u00A0загрузить обратно',
        permission: 'entries.read',
      },
    ],
  },
  {
    title: 'Поиск и\u00A0адреса',
    items: [
      {
        path: '/seo/',
        title: 'Страницы в\u00A0поиске',
        icon: 'search',
        about: 'Что страницы говорят поисковикам: повторы, пустые и\u00A0длинные описания',
        permission: 'seo.read',
      },
      {
        path: '/addresses/',
        title: 'Адреса',
        icon: 'external',
        about: 'Переадресации; где посетители ничего не\u00A0нашли',
        permission: 'seo.read',
      },
    ],
  },
  {
    title: 'Доступ',
    items: [
      {
        path: '/staff/',
        title: 'Сотрудники',
        icon: 'people',
        about: 'Кто работает в\u00A0панели и\u00A0в\u00A0какой роли; приглашения',
        permission: 'staff.manage',
      },
      {
        path: '/audit/',
        title: 'Журнал',
        icon: 'history',
        about: 'Кто, что и\u00A0когда сделал в\u00A0панели',
        permission: 'audit.read',
      },
      {
        path: '/system/',
        title: 'Состояние системы',
        icon: 'pulse',
        about: 'Почта, база, файлы, адреса и\u00A0место: что работает и\u00A0что исправить',
        permission: 'system.read',
      },
      {
        path: '/account/',
        title: 'Мой доступ',
        icon: 'key',
        about: 'Имя, пароль, ключи, коды и\u00A0устройства, где вы\u00A0вошли',
      },
    ],
  },
]
export const navigation = navigationGroups.flatMap(({ items }) => items)
