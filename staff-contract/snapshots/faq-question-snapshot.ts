import { faqTopic } from '@rapport/contract/site/help'
import * as z from 'zod/mini'
import { editingMessages } from '../editing/editing-messages.ts'
import { TITLE_MAX } from '../editing/text-limits.ts'
import {
  completeBody,
  draftBody,
  draftText,
  positionField,
  requiredText,
  uniqueList,
} from './snapshot-fields.ts'

const topics = uniqueList(faqTopic, faqTopic.options.length)

/** Snapshot of a customer question; fields may be empty in a draft. */
export const faqQuestionSnapshot = z.object({
  /** The question. */
  title: draftText(TITLE_MAX),
  answer: draftBody,
  /** Pages that show it. */
  topics,
  position: positionField,
})
export type FaqQuestionSnapshot = z.infer<typeof faqQuestionSnapshot>

/** Snapshot of a question that can be published. */
export const publishableFaqQuestion = z.object({
  ...faqQuestionSnapshot.shape,
  title: requiredText(TITLE_MAX, editingMessages.questionRequired),
  answer: completeBody,
  topics: topics.check(z.minLength(1, editingMessages.topicRequired)),
})
