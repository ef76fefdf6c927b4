import * as z from 'zod/mini'
import { channelNames, failureReason, NO_RECIPIENT } from '../inbox/order-notifications.ts'

/** Steps of a test order. Channels that are switched off are left out. */
export const LEAD_PROBE_STEPS = [
  'page',
  'form',
  'files',
  'inbox',
  'factory-mail',
  'customer-mail',
  'telegram',
  'crm',
] as const
export type LeadProbeStep = (typeof LEAD_PROBE_STEPS)[number]

/** Steps that no setting switches off. */
export const ALWAYS_PROBED = ['page', 'form', 'files', 'inbox'] as const satisfies LeadProbeStep[]

/** Names of the steps for staff. */
export const leadProbeStepNames: Record<LeadProbeStep, string> = {
  page: 'Страница с\u00A0формой',
  form: 'Приём заявки',
  files: 'Файлы заявки',
  inbox: 'Новая заявка в\u00A0панели',
  'factory-mail': channelNames['factory-mail'],
  'customer-mail': channelNames['customer-mail'],
  telegram: channelNames.telegram,
  crm: channelNames.crm,
}

/** Reason of a step that was not done in time and reported no error. */
export const LATE = 'LATE'

const REASONS: Record<string, string> = {
  [LATE]: 'не\u00A0дождались',
  NO_FILE: 'файла нет в\u00A0хранилище',
  WRONG_BYTES: 'файл повреждён',
  WRONG_ANSWER: 'отвечает другой сайт',
  MAIL_LIMIT_REACHED: 'исчерпан часовой лимит писем',
  [NO_RECIPIENT]: failureReason(NO_RECIPIENT),
}

/** Returns why a step failed, in words. */
export const leadProbeReason = (code: string): string =>
  REASONS[code] ?? (/\b[45]\d\d\b/.test(code) ? 'в\u00A0ответ пришла ошибка' : 'нет связи')

/** Steps that lose orders, since when, and whether test orders are overdue. Moments are ISO. */
export const leadProbeState = z.object({
  broken: z.array(z.object({ step: z.enum(LEAD_PROBE_STEPS), since: z.string(), reason: z.string() })),
  isLate: z.boolean(),
})
