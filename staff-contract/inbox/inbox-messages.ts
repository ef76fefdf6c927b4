import { ORDER_FILE_BYTES_MAX } from '@rapport/contract/orders/order-limits'
import {
  ORDER_NOTE_MAX,
  ORDER_REMINDERS_MAX,
  REFUSAL_REASON_MAX,
  REMINDER_DAYS_MAX,
  REMINDER_TEXT_MAX,
  STAFF_FILES_MAX,
} from './inbox-limits.ts'

/** Messages of the inbox. */
export const inboxMessages = {
  versionRequired: 'Не\u00A0указано, с\u00A0какой версии заявки начато. Откройте её заново',
  versionStale: 'Пока вы\u00A0смотрели, заявку изменил кто-то ещё. Посмотрите, что с\u00A0ней стало',
  stepImpossible: 'Так статус не\u00A0меняется: выберите другой',
  reasonRequired: 'Напишите, почему отказ',
  reasonTooLong: `Причина не\u00A0длиннее ${REFUSAL_REASON_MAX}\u00A0символов`,
  noteRequired: 'Напишите заметку',
  noteTooLong: `Заметка не\u00A0длиннее ${ORDER_NOTE_MAX.toLocaleString('ru-RU')}\u00A0символов`,
  notesTooMany: 'У\u00A0заявки слишком много заметок',
  takenBy: (name: string) => `Заявку уже взял другой сотрудник: ${name}`,
  assigneeUnknown: 'Этот сотрудник не\u00A0работает с\u00A0заявками',
  reminderAt: 'Укажите день и\u00A0время, когда напомнить',
  reminderPast: 'Это время уже прошло. Укажите минуту впереди',
  reminderFar: `Не\u00A0дальше чем через ${REMINDER_DAYS_MAX}\u00A0дней`,
  reminderTextTooLong: `О\u00A0чём напомнить\u00A0— не\u00A0длиннее ${REMINDER_TEXT_MAX}\u00A0символов`,
  remindersTooMany: `У\u00A0заявки уже ${ORDER_REMINDERS_MAX}\u00A0напоминаний: отметьте сделанные`,
  filesTooMany: `Сотрудники уже приложили ${STAFF_FILES_MAX}\u00A0файлов: больше к\u00A0заявке не\u00A0приложить`,
  fileTooLarge: `Файл больше ${ORDER_FILE_BYTES_MAX / 1024 / 1024}\u00A0МБ`,
  keyReused: 'С\u00A0этим ключом уже сделано другое. Обновите страницу и\u00A0повторите',
  mailOnly: 'Другой адрес бывает только у\u00A0письма',
  stillLeaving: 'Письмо ещё уходит на\u00A0прежний адрес. Подождите, чем это кончится',
  channelOff: 'Этот способ оповещения сейчас выключен',
  changedTooMany: (max: number) => `За\u00A0раз можно изменить не\u00A0больше ${max}\u00A0заявок`,
  callAt: 'Укажите день и\u00A0время, когда позвонить',
  createdBefore: (number: string) =>
    `Эта заявка уже принята: ${number}. Откройте её и\u00A0допишите новое там`,
  originRequired: 'Выберите, откуда заявка',
  notifyEmail: 'Укажите почту, на\u00A0которую отправить подтверждение',
  callUnneeded: 'По\u00A0этой заявке звонить больше не\u00A0нужно',
} as const
