import { orderOriginNames } from '@rapport/contract/orders/order-origin'
import { priceListNames } from '@rapport/staff-contract/customers/price-list-names'
import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { rowKindNames } from '@rapport/staff-contract/imports/row-kind-names'
import { orderStatusNames } from '@rapport/staff-contract/inbox/order-transitions'
import type { AuditSubject } from '@rapport/staff-contract/staff/audit'
import { AUDIT_SUBJECTS } from '@rapport/staff-contract/staff/audit'
import { roleNames } from '@rapport/staff-contract/staff/role-names'
import { BATCHES_PATH, entryKinds, entryPath } from '../editing/entry-kinds.ts'
import type { FieldDescription } from '../editing/field-description.ts'

type OtherSubject = Exclude<AuditSubject, ContentKindName>

interface SubjectDescription {
  singular: string
  buildPath?: (id: string) => string
  fields: Record<string, FieldDescription>
}

const choice = (names: Record<string, string>) => (value: string) => names[value] ?? value
const signInFields: Record<string, FieldDescription> = {
  name: { label: 'Имя' },
  email: { label: 'Почта' },
  role: { label: 'Роль', getText: (role: keyof typeof roleNames) => roleNames[role]?.name ?? role },
  joined: { label: 'Приглашение принято' },
  blocked: { label: 'Доступ закрыт' },
  totp: { label: 'Приложение с\u00A0кодами' },
  factor: {
    label: 'Способ входа',
    getText: choice({ passkey: 'ключ', totp: 'код', recovery: 'резервный код', password: 'пароль' }),
  },
  stage: {
    label: 'Следующий шаг',
    getText: choice({ code: 'код', setup: 'подключить второй фактор', complete: 'нет, вход закончен' }),
  },
  endedSessions: { label: 'Завершено входов' },
}

const otherSubjects: Record<OtherSubject, SubjectDescription> = {
  batch: {
    singular: 'Массовая правка',
    buildPath: (id) => `${BATCHES_PATH}${id}/`,
    fields: {
      drafted: { label: 'Сохранено в\u00A0черновики' },
      published: { label: 'Опубликовано' },
      'taken-down': { label: 'Снято с\u00A0сайта' },
      same: { label: 'Без\u00A0изменений' },
      refused: { label: 'Не\u00A0удалось' },
      undone: { label: 'Возвращено' },
      left: { label: 'Оставлено как есть' },
      entries: { label: 'Всего' },
    },
  },
  'list-view': {
    singular: 'Вид списка',
    fields: { query: { label: 'Отбор и\u00A0порядок' }, isShared: { label: 'Для всех' } },
  },
  media: {
    singular: 'Картинка',
    buildPath: (id) => `/media/${id}/`,
    fields: {
      alt: { label: 'Описание' },
      focusX: { label: 'Точка внимания: слева, %' },
      focusY: { label: 'Точка внимания: сверху, %' },
      tags: { label: 'Папки', shown: 'list' },
      file: { label: 'Файл' },
      name: { label: 'Имя' },
      bytes: { label: 'Байт' },
      duplicate: { label: 'Уже была как' },
      trashed: { label: 'В\u00A0корзине' },
      width: { label: 'Ширина' },
      height: { label: 'Высота' },
    },
  },
  redirect: {
    singular: 'Переадресация',
    buildPath: () => '/addresses/',
    fields: {
      newPath: { label: 'Куда' },
      status: {
        label: 'На сколько',
        getText: (status: number) => (status === 302 ? 'на время' : 'навсегда'),
      },
    },
  },
  order: {
    singular: 'Заявка',
    buildPath: (id) => `/orders/${id}/`,
    fields: {
      status: { label: 'Статус', getText: choice(orderStatusNames) },
      reason: { label: 'Причина' },
      assignee: { label: 'Ответственный' },
      call: { label: 'Звонок', getText: choice({ reached: 'дозвонились', missed: 'не\u00A0дозвонились' }) },
      remindAt: { label: 'Напомнить', shown: 'moment' },
      addedFile: { label: 'Приложен файл номер' },
      fileNumber: { label: 'Который файл' },
      origin: { label: 'Источник', getText: choice(orderOriginNames) },
      notified: { label: 'Письмо клиенту', getText: (sent) => (sent ? 'отправлено' : 'не\u00A0нужно') },
      sentAgain: { label: 'Чем', getText: choice({ email: 'почта', customer: 'письмо клиенту' }) },
    },
  },
  offer: {
    singular: 'Предложение',
    fields: {
      version: { label: 'Версия' },
      total: { label: 'Сумма, копеек' },
      discount: { label: 'Скидка, %' },
      validUntil: { label: 'Действует по' },
      otherEmail: { label: 'На другой адрес' },
      questions: { label: 'Прочитано вопросов' },
    },
  },
  invoice: { singular: 'Счёт', fields: { total: { label: 'Сумма, копеек' } } },
  'bank-payment': {
    singular: 'Платёж',
    fields: { sum: { label: 'Сумма, копеек' }, invoices: { label: 'Счета' } },
  },
  'bank-statement': { singular: 'Выписка', fields: { added: { label: 'Новых платежей' } } },
  'message-template': {
    singular: 'Шаблон сообщения',
    fields: { title: { label: 'Название' }, text: { label: 'Текст' } },
  },
  'offer-template': { singular: 'Шаблон предложения', fields: { title: { label: 'Название' } } },
  'offer-settings': {
    singular: 'Настройки предложений',
    fields: {
      validDays: { label: 'Действует дней' },
      advancePercent: { label: 'Аванс, %' },
      paymentTerms: { label: 'Условия оплаты' },
      managerDiscount: { label: 'Скидка менеджера, %' },
      reminderDays: { label: 'Напомнить за дней' },
    },
  },
  customer: {
    singular: 'Клиент',
    buildPath: (id) => `/customers/${id}/`,
    fields: {
      priceList: { label: 'Прайс', getText: choice(priceListNames) },
      discountPercent: { label: 'Скидка, %' },
      discountTitle: { label: 'Название скидки' },
      endedSessions: { label: 'Завершено входов' },
      orders: { label: 'Заявок без\u00A0имени' },
      mergedAccount: { label: 'Номер кабинета, которого больше нет' },
      mergedOrder: { label: 'Чей без\u00A0кабинета, по\u00A0заявке' },
      movedOrders: { label: 'Перешло заявок' },
    },
  },
  import: {
    singular: 'Файл',
    buildPath: (id) => `/imports/${id}/`,
    fields: {
      kind: { label: 'Что', getText: choice(rowKindNames) },
      rows: { label: 'Строк' },
      new: { label: 'Новых' },
      changed: { label: 'Изменено' },
      as: { label: 'Как', getText: choice({ draft: 'черновиками', published: 'сразу на\u00A0сайт' }) },
    },
  },
  export: {
    singular: 'Выгрузка',
    fields: {
      format: { label: 'Формат' },
      q: { label: 'Отбор' },
      state: { label: 'Состояние' },
      status: { label: 'Статус' },
      from: { label: 'С какого дня' },
      to: { label: 'По какой день' },
    },
  },
  staff: { singular: 'Сотрудник', buildPath: () => '/staff/', fields: signInFields },
  'staff-session': { singular: 'Вход', fields: {} },
  'staff-passkey': { singular: 'Ключ', fields: { name: { label: 'Название' } } },
}

/** Fields of all draft-edited content, besides those of its form. */
export const draftFields: Record<string, FieldDescription> = {
  published: { label: 'На сайте' },
  trashed: { label: 'В корзине' },
  publishAt: { label: 'Выйдет', shown: 'moment' },
  takeDownAt: { label: 'Будет снято', shown: 'moment' },
  draft: { label: 'Черновик', getText: choice({ discarded: 'отброшен' }) },
}

export const findContentKind = (subject: string | null | undefined): ContentKindName | undefined =>
  subject && Object.hasOwn(entryKinds, subject) ? (subject as ContentKindName) : undefined

export const isSubject = (subject: string | null): subject is AuditSubject =>
  (AUDIT_SUBJECTS as readonly (string | null)[]).includes(subject)

export const otherSubject = (subject: string | null | undefined): SubjectDescription | undefined =>
  subject && Object.hasOwn(otherSubjects, subject) ? otherSubjects[subject as OtherSubject] : undefined

/** Returns the singular name of a subject: «Статья». */
export function subjectName(subject: string): string {
  const kind = findContentKind(subject)
  return (kind ? entryKinds[kind]?.singular : otherSubject(subject)?.singular) ?? 'Запись'
}

/** Returns the screen of a subject, or undefined if it has none. */
export function subjectPath(subject: string | null, id: string | null): string | undefined {
  if (subject === null || id === null) return undefined
  const kind = findContentKind(subject)
  return kind ? entryPath({ kind, id: Number(id) }) : otherSubject(subject)?.buildPath?.(id)
}
