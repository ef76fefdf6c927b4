import * as z from 'zod/mini'
import { faqTopic } from '../../help.ts'
import { TITLE_MAX } from '../../limits.ts'
import { editingMessages } from '../editing-messages.ts'
import {
  draftBody,
  draftText,
  positionField,
  requiredBody,
  requiredText,
  uniqueList,
} from '../snapshots/snapshot-fields.ts'

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
  answer: requiredBody,
  topics: topics.check(z.minLength(1, editingMessages.topicRequired)),
})
