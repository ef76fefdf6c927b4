import * as z from 'zod/mini'
import { messages } from '../messages.ts'

/** What a tab says of itself while it has a thing open: a name that the tab has made up. */
export const presenceForm = z.object({ tab: z.uuid(messages.fieldInvalid) })

/** Somebody who has a thing open in another tab; it may be oneself. */
export const viewer = z.object({ id: z.number(), name: z.string() })
export type Viewer = z.infer<typeof viewer>
