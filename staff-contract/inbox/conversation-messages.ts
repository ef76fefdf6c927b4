import { MESSAGE_TEMPLATES_MAX, TEMPLATE_TITLE_MAX } from './conversation-limits.ts'

/** Messages about the conversation with a customer. */
export const conversationMessages = {
  placeholder: (name: string) => `Замените ${name} или уберите: клиент не\u00A0должен это видеть`,
  templatesTooMany: `Шаблонов уже ${MESSAGE_TEMPLATES_MAX}: удалите ненужные`,
  alreadySent: 'Письмо уже ушло',
  fileNotAttachable: 'Файл удалён или уже отправлен. Уберите его и\u00A0приложите заново',
  titleRequired: 'Назовите шаблон',
  titleTooLong: `Название не\u00A0длиннее ${TEMPLATE_TITLE_MAX}\u00A0символов`,
} as const
