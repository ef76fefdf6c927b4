import type { AdminEndpointName, adminRoutes } from './admin-routes.ts'

/** Endpoints other than GET that change nothing worth a row. */
export const UNAUDITED = [
  'checkImport',
  'createTotpOptions',
  'createStaffPasskeyOptions',
  'createStaffSignInOptions',
  'getInvitation',
  'mailStaffPasswordLink',
  'reportPresence',
  'endPresence',
] as const satisfies AdminEndpointName[]

/** Groups of actions, for the filter of the audit log. */
export const AUDIT_ACTS = [
  'draft',
  'publication',
  'removal',
  'media',
  'redirect',
  'order',
  'customer',
  'import',
  'look',
  'sign-in',
  'account',
  'staff',
] as const
export type AuditAct = (typeof AUDIT_ACTS)[number]

type Writing = {
  [N in AdminEndpointName]: (typeof adminRoutes)[N]['method'] extends 'GET' ? never : N
}[AdminEndpointName]

/** Actions that write a row: every write, reads of personal data, and server actions without a request. */
export type AuditAction =
  | Exclude<Writing, (typeof UNAUDITED)[number]>
  | 'getInboxOrder'
  | 'getCustomer'
  | 'getGuest'
  | 'createFirstOwner'
  | 'content-batch'
  | 'content-schedule'
  | 'content-trash'
  | 'media-trash'
  // Rows written before pictures had a trash.
  | 'deleteMedia'

interface ActionWords {
  act: Exclude<AuditAct, 'removal'>
  /** Text before the entry's title: «Опубликовано: статья…». */
  words: string
}

/** Each action in words; the build fails if a new endpoint has none. */
export const auditActions: Record<AuditAction, ActionWords> = {
  createEntry: { act: 'draft', words: 'Создан черновик' },
  saveDraft: { act: 'draft', words: 'Сохранён черновик' },
  discardDraft: { act: 'draft', words: 'Отброшен черновик' },
  restoreVersion: { act: 'draft', words: 'Возвращена версия' },
  copyEntry: { act: 'draft', words: 'Создана копия' },
  placeEntry: { act: 'draft', words: 'Изменено место' },
  moveItem: { act: 'draft', words: 'Перемещено' },
  publishEntries: { act: 'publication', words: 'Опубликовано' },
  takeDownEntry: { act: 'publication', words: 'Снято с\u00A0сайта' },
  trashEntry: { act: 'publication', words: 'В\u00A0корзине' },
  restoreEntry: { act: 'publication', words: 'Возвращено из\u00A0корзины' },
  'content-batch': { act: 'publication', words: 'Массовая правка' },
  planBatch: { act: 'draft', words: 'Проверена массовая правка' },
  applyBatch: { act: 'publication', words: 'Начата массовая правка' },
  undoBatch: { act: 'publication', words: 'Возвращена массовая правка' },
  saveListView: { act: 'account', words: 'Сохранён вид списка' },
  deleteListView: { act: 'account', words: 'Удалён вид списка' },
  'content-trash': { act: 'publication', words: 'Удалено из\u00A0корзины' },
  scheduleEntry: { act: 'publication', words: 'Изменено расписание' },
  'content-schedule': { act: 'publication', words: 'По\u00A0расписанию' },
  uploadMedia: { act: 'media', words: 'Загружена картинка' },
  uploadDocument: { act: 'media', words: 'Загружен файл' },
  updateMediaAlt: { act: 'media', words: 'Изменено описание' },
  updateMediaFocus: { act: 'media', words: 'Изменена точка внимания' },
  updateMediaTags: { act: 'media', words: 'Изменены папки' },
  replaceMedia: { act: 'media', words: 'Заменён файл' },
  trashMedia: { act: 'media', words: 'В\u00A0корзине' },
  restoreMedia: { act: 'media', words: 'Возвращено из\u00A0корзины' },
  'media-trash': { act: 'media', words: 'Удалено из\u00A0корзины' },
  deleteMedia: { act: 'media', words: 'Удалена картинка' },
  saveRedirect: { act: 'redirect', words: 'Сохранена переадресация' },
  deleteRedirect: { act: 'redirect', words: 'Удалена переадресация' },
  createOrder: { act: 'order', words: 'Принята сотрудником' },
  claimOrder: { act: 'order', words: 'Взята' },
  changeOrders: { act: 'order', words: 'Изменена вместе с\u00A0другими' },
  assignOrder: { act: 'order', words: 'Назначен ответственный' },
  changeOrderStatus: { act: 'order', words: 'Изменён статус' },
  noteOrderContact: { act: 'order', words: 'Написали клиенту в\u00A0мессенджер' },
  noteOrderCall: { act: 'order', words: 'Отмечен звонок' },
  addOrderNote: { act: 'order', words: 'Добавлена заметка' },
  resendOrderMessage: { act: 'order', words: 'Письмо клиенту отправлено ещё раз' },
  sendOrderMessage: { act: 'order', words: 'Написали клиенту' },
  readOrderMessages: { act: 'order', words: 'Прочитаны сообщения клиента' },
  saveMessageTemplate: { act: 'order', words: 'Сохранён шаблон сообщения' },
  deleteMessageTemplate: { act: 'order', words: 'Удалён шаблон сообщения' },
  addOrderFile: { act: 'order', words: 'Приложен файл' },
  addOrderReminder: { act: 'order', words: 'Поставлено напоминание' },
  endOrderReminder: { act: 'order', words: 'Снято напоминание' },
  resendNotification: { act: 'order', words: 'Отправлено ещё раз' },
  createOffer: { act: 'order', words: 'Составлено предложение' },
  updateOffer: { act: 'order', words: 'Изменено предложение' },
  discardOffer: { act: 'order', words: 'Удалён черновик предложения' },
  sendOffer: { act: 'order', words: 'Отправлено предложение' },
  approveOffer: { act: 'order', words: 'Согласовано и\u00A0отправлено предложение' },
  resendOffer: { act: 'order', words: 'Предложение отправлено ещё раз' },
  createOfferVersion: { act: 'order', words: 'Начата новая версия предложения' },
  readOfferQuestions: { act: 'order', words: 'Прочитаны вопросы о\u00A0предложении' },
  createOfferTemplate: { act: 'order', words: 'Сохранён шаблон предложения' },
  deleteOfferTemplate: { act: 'order', words: 'Удалён шаблон предложения' },
  updateOfferSettings: { act: 'order', words: 'Изменены настройки предложений' },
  moveProductionStage: { act: 'order', words: 'Изменён этап производства' },
  openProductionFile: { act: 'order', words: 'Файл открыт в\u00A0цехе' },
  requestRequisites: { act: 'order', words: 'Запрошены реквизиты' },
  correctRequisites: { act: 'order', words: 'Исправлены реквизиты' },
  issueInvoice: { act: 'order', words: 'Выставлен счёт' },
  mailInvoice: { act: 'order', words: 'Отправлен счёт' },
  correctInvoice: { act: 'order', words: 'Исправлен счёт' },
  cancelInvoice: { act: 'order', words: 'Отменён счёт' },
  recordInvoicePayment: { act: 'order', words: 'Отмечена оплата' },
  removeInvoicePayment: { act: 'order', words: 'Убрана оплата' },
  uploadBankStatement: { act: 'order', words: 'Загружена выписка' },
  bookBankPayments: { act: 'order', words: 'Проведён платёж' },
  unbookBankPayment: { act: 'order', words: 'Отменено проведение платежа' },
  dismissBankPayment: { act: 'order', words: 'Отложен платёж' },
  restoreBankPayment: { act: 'order', words: 'Возвращён платёж' },
  addProofFile: { act: 'order', words: 'Добавлен файл макета' },
  removeProofFile: { act: 'order', words: 'Удалён файл макета' },
  sendProof: { act: 'order', words: 'Отправлен макет' },
  sendProofAgain: { act: 'order', words: 'Макет отправлен ещё раз' },
  withdrawProof: { act: 'order', words: 'Отозван макет' },
  replyToProofComment: { act: 'order', words: 'Дан ответ на\u00A0комментарий к\u00A0макету' },
  solveProofComment: { act: 'order', words: 'Отмечен комментарий к\u00A0макету' },
  requireProof: { act: 'order', words: 'Изменено, нужен\u00A0ли макет' },
  waiveProof: { act: 'order', words: 'Разрешено производство без утверждённого макета' },
  giveCustomerDiscount: { act: 'customer', words: 'Дана скидка' },
  giveCustomerPriceList: { act: 'customer', words: 'Дан прайс' },
  endCustomerSession: { act: 'customer', words: 'Завершён вход' },
  endCustomerSessions: { act: 'customer', words: 'Завершены все входы' },
  mergeCustomers: { act: 'customer', words: 'Объединены клиенты' },
  exportCustomer: { act: 'customer', words: 'Выгружены данные' },
  eraseCustomer: { act: 'customer', words: 'Удалены данные' },
  uploadImport: { act: 'import', words: 'Загружен файл' },
  uploadFeed: { act: 'import', words: 'Загружен фид' },
  downloadFeed: { act: 'import', words: 'Скачан фид' },
  uploadPictures: { act: 'import', words: 'Загружен архив картинок' },
  applyImport: { act: 'import', words: 'Загрузка из\u00A0файла' },
  openImportFile: { act: 'import', words: 'Скачан загруженный файл' },
  createExport: { act: 'import', words: 'Выгрузка' },
  createPersonalExport: { act: 'import', words: 'Выгрузка данных людей' },
  exportGuest: { act: 'customer', words: 'Выгружены данные клиента без\u00A0кабинета' },
  eraseGuest: { act: 'customer', words: 'Удалены данные клиента без\u00A0кабинета' },
  getGuest: { act: 'look', words: 'Просмотр клиента без\u00A0кабинета' },
  getCustomer: { act: 'look', words: 'Просмотр' },
  getInboxOrder: { act: 'look', words: 'Просмотр' },
  openOrderFile: { act: 'look', words: 'Открыт файл' },
  openOrderArchive: { act: 'look', words: 'Скачаны все файлы' },
  signInStaff: { act: 'sign-in', words: 'Вход по\u00A0паролю' },
  signInStaffByCode: { act: 'sign-in', words: 'Вход по\u00A0коду' },
  signInStaffByPasskey: { act: 'sign-in', words: 'Вход по\u00A0ключу' },
  signOutStaff: { act: 'sign-in', words: 'Выход' },
  confirmStaff: { act: 'sign-in', words: 'Подтверждение личности' },
  acceptInvitation: { act: 'sign-in', words: 'Принято приглашение' },
  resetStaffPassword: { act: 'account', words: 'Новый пароль по\u00A0ссылке' },
  updateStaffAccount: { act: 'account', words: 'Изменено имя' },
  changeStaffPassword: { act: 'account', words: 'Изменён пароль' },
  enableTotp: { act: 'account', words: 'Подключено приложение с\u00A0кодами' },
  disableTotp: { act: 'account', words: 'Отключено приложение с\u00A0кодами' },
  createRecoveryCodes: { act: 'account', words: 'Новые резервные коды' },
  createStaffPasskey: { act: 'account', words: 'Добавлен ключ' },
  updateStaffPasskey: { act: 'account', words: 'Переименован ключ' },
  deleteStaffPasskey: { act: 'account', words: 'Удалён ключ' },
  endOtherStaffDevices: { act: 'account', words: 'Завершены другие входы' },
  endStaffDevice: { act: 'account', words: 'Завершён вход' },
  inviteStaff: { act: 'staff', words: 'Приглашение' },
  updateStaffRole: { act: 'staff', words: 'Изменена роль' },
  closeSite: { act: 'staff', words: 'Сайт закрыт для посетителей' },
  openSite: { act: 'staff', words: 'Сайт открыт для посетителей' },
  removeDemoEntries: { act: 'publication', words: 'Убраны примеры' },
  confirmRestore: { act: 'staff', words: 'Подтверждено восстановление из\u00A0копии' },
  repeatInvitation: { act: 'staff', words: 'Приглашение ещё раз' },
  blockStaff: { act: 'staff', words: 'Закрыт доступ' },
  unblockStaff: { act: 'staff', words: 'Открыт доступ' },
  resetStaffSignIn: { act: 'staff', words: 'Сброшен вход' },
  createFirstOwner: { act: 'staff', words: 'Создан первый владелец' },
}

/** Removals of any kind: a reader who looks for a missing entry does not know how it was removed. */
const REMOVALS: AuditAction[] = [
  ...(['discardDraft', 'takeDownEntry', 'trashEntry', 'content-trash'] as const),
  ...([
    'discardOffer',
    'deleteOfferTemplate',
    'deleteMessageTemplate',
    'cancelInvoice',
    'removeInvoicePayment',
    'unbookBankPayment',
  ] as const),
  ...(['trashMedia', 'media-trash', 'deleteMedia', 'deleteRedirect', 'deleteListView'] as const),
]

/** Returns the actions of a group. */
export const listAuditActions = (act: AuditAct): string[] =>
  act === 'removal'
    ? REMOVALS
    : Object.entries(auditActions).flatMap(([action, one]) => (one.act === act ? [action] : []))
