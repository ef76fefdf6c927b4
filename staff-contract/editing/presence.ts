import { messages } from '@rapport/contract/errors/messages'
import * as z from 'zod/mini'

/** Heartbeat of a tab that has an entry open; `tab` is a random id made by the tab. */
export const presenceForm = z.object({ tab: z.uuid(messages.fieldInvalid) })

/** A staff member who has the entry open in another tab; may be the current user. */
export const viewer = z.object({ id: z.number(), name: z.string() })
export type Viewer = z.infer<typeof viewer>
