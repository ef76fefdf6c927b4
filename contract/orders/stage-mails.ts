import * as z from 'zod/mini'
import { messages } from '../errors/messages.ts'

/** Errors of mails about production stages. */
export const stageMailMessages = {
  orderClosed: 'Производство по\u00A0этой заявке уже закончено: писать больше не\u00A0о\u00A0чем',
} as const

/** Field and value of a one-click unsubscription (RFC 8058), which mail programs send. */
export const ONE_CLICK = { 'List-Unsubscribe': 'One-Click' } as const

/** Form that turns mails about stages on or off. */
export const stageMailsForm = z.object({ wanted: z.enum(['on', 'off'], messages.fieldInvalid) })
