import { ORDER_MESSAGE_MAX } from './order-limits.ts'

/** Errors of messages about an order. */
export const orderMessageErrors = {
  required: 'Напишите сообщение',
  tooLong: `Сообщение не\u00A0длиннее ${ORDER_MESSAGE_MAX.toLocaleString('ru-RU')}\u00A0символов`,
  unansweredTooMany: 'Сообщений без ответа уже много. Дождитесь ответа или позвоните нам',
  filesTooMany: 'Файлов в\u00A0переписке уже слишком много. Пришлите ссылку на\u00A0облако или позвоните нам',
  tooMany: 'Сообщений по\u00A0этой заявке уже слишком много. Позвоните нам',
} as const
