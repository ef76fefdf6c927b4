import { TEXT_PAGE_PATHS } from '@rapport/contract/paths/paths'
import { eq } from 'drizzle-orm'
import type { ContentKind } from '../content-kind.ts'
import { deleteListedRow, writeListedRow } from './listed-rows.ts'
import { faqQuestions } from './tables.ts'

/** A question of customers, shown on the ordering page and beside items. */
export const faqQuestionKind: ContentKind<'faq-question'> = {
  name: 'faq-question',
  tables: [faqQuestions],
  mapTexts: (snapshot, change) => ({ ...snapshot, answer: change(snapshot.answer, 'answer') }),
  resolvePath: async () => TEXT_PAGE_PATHS.help,

  async read(orm, subjectId) {
    const [row] = await orm
      .select()
      .from(faqQuestions)
      .where(eq(faqQuestions.id, Number(subjectId)))
    if (!row) return undefined
    const { question: title, answerMarkdown, topics, position } = row
    return { title, topics, position, answer: answerMarkdown }
  },

  check: async () => ({}),

  async write(tx, { title: question, answer: answerMarkdown, topics, position }, { subjectId, renderText }) {
    const row = { question, topics, position, answerMarkdown, answer: await renderText(answerMarkdown) }
    return writeListedRow(tx, faqQuestions, row, subjectId)
  },

  remove: (tx, subjectId) => deleteListedRow(tx, faqQuestions, subjectId),
}
