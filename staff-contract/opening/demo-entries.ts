import * as z from 'zod/mini'
import { CONTENT_KINDS, type ContentKindName } from '../entries/content-kinds.ts'

/**
 * Kinds whose demo entries are removed, in this order: an entry goes before the entries it uses. The factory's data
 * stay until they are written over.
 */
export const REMOVABLE_KINDS = [
  'post',
  'story',
  'license',
  'faq-question',
  'layout-requirement',
  'delivery-zone',
  'legal-entity',
  'item',
  'price-group',
  'operation',
  'material',
  'city',
  'text-page',
  'home',
  'theme',
] as const satisfies ContentKindName[]

export const demoCounts = z.array(z.object({ kind: z.enum(CONTENT_KINDS), count: z.number() }))
export type DemoCounts = z.infer<typeof demoCounts>

export const removeDemoForm = z.object({ kind: z.enum(REMOVABLE_KINDS) })

/** How many entries were removed, and how many stay because others use them. */
export const demoRemoval = z.object({ removed: z.number(), left: z.number() })
