import { messages } from '@rapport/contract/errors/messages'
import * as z from 'zod/mini'
import { CONTENT_KINDS } from '../entries/content-kinds.ts'
import { LIST_VIEW_QUERY_MAX, LIST_VIEW_TITLE_MAX } from './list-limits.ts'
import { listMessages } from './list-messages.ts'

/** Lists with saved views: every kind of content, and orders. */
export const LISTED_KINDS = [...CONTENT_KINDS, 'order'] as const
export type ListedKind = (typeof LISTED_KINDS)[number]

/** A saved view of a list: the query of its URL, with a name. */
export const listView = z.object({
  id: z.number(),
  title: z.string(),
  /** `state=draft&sort=title` */
  query: z.string(),
  /** Whether every reader of the list sees it. */
  isShared: z.boolean(),
  isOwn: z.boolean(),
})
export type ListView = z.infer<typeof listView>

export const listViewForm = z.object({
  kind: z.enum(LISTED_KINDS, messages.fieldInvalid),
  title: z
    .string(listMessages.viewTitle)
    .check(
      z.trim(),
      z.minLength(1, listMessages.viewTitle),
      z.maxLength(LIST_VIEW_TITLE_MAX, listMessages.viewTitle),
    ),
  query: z.string(messages.fieldInvalid).check(z.maxLength(LIST_VIEW_QUERY_MAX, messages.fieldInvalid)),
  isShared: z.boolean(messages.fieldInvalid),
})
