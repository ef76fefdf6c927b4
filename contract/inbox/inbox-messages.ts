import { ORDER_NOTE_MAX, REFUSAL_REASON_MAX } from '../limits.ts'

/** Sentences about orders that staff work on. */
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
  mailOnly: 'Другой адрес бывает только у\u00A0письма',
  stillLeaving: 'Письмо ещё уходит на\u00A0прежний адрес. Подождите, чем это кончится',
  channelOff: 'Этот способ оповещения сейчас выключен',
  callUnneeded: 'По\u00A0этой заявке звонить больше не\u00A0нужно',
} as const
