import type { StaffRole } from './permissions.ts'

interface RoleName {
  name: string
  /** What the role may do, in a sentence without its end. */
  allows: string
}

/** Names of the roles for owners who assign them. */
export const roleNames: Record<StaffRole, RoleName> = {
  owner: { name: 'Владелец', allows: 'Доступно всё, роли сотрудников тоже' },
  editor: { name: 'Редактор', allows: 'Каталог, блог, страницы, цены и\u00A0медиатека' },
  manager: { name: 'Менеджер', allows: 'Заявки, клиенты и\u00A0цены; остальное\u00A0— смотреть' },
  seo: { name: 'SEO-специалист', allows: 'Заголовки, описания и\u00A0переадресации' },
  foreman: { name: 'Мастер', allows: 'Производство: изделия, файлы и\u00A0этапы, без клиентов и\u00A0цен' },
  accountant: {
    name: 'Бухгалтер',
    allows: 'Счета, платежи и\u00A0реквизиты; заявки и\u00A0предложения\u00A0— смотреть',
  },
  viewer: { name: 'Наблюдатель', allows: 'Смотреть всё, кроме заявок и\u00A0клиентов' },
}
