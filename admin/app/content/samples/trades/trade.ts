import type { FaqTopic } from '@rapport/contract/site/help'

/** Group of the catalogue that a trade usually has. */
export interface GroupSample {
  title: string
  summary: string
  unit: string
}

/** Question of customers. Blanks of the answer are `[[Название]]`. */
export interface QuestionSample {
  title: string
  answer: string
  topics: FaqTopic[]
}

/** What a factory of one trade begins with. */
export interface Trade {
  title: string
  groups: GroupSample[]
  questions: QuestionSample[]
}
