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

/** All that staff write of a question that customers ask; of a draft it may lack. */
export const faqQuestionSnapshot = z.object({
  /** The question itself. */
  title: draftText(TITLE_MAX),
  answer: draftBody,
  /** Where it is answered. */
  topics,
  position: positionField,
})
export type FaqQuestionSnapshot = z.infer<typeof faqQuestionSnapshot>

/** The same where it may be published. */
export const publishableFaqQuestion = z.object({
  ...faqQuestionSnapshot.shape,
  title: requiredText(TITLE_MAX, editingMessages.questionRequired),
  answer: requiredBody,
  topics: topics.check(z.minLength(1, editingMessages.topicRequired)),
})
