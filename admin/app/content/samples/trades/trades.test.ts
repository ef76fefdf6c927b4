import { suggestSlug } from '@rapport/staff-contract/editing/suggest-slug'
import { emptySnapshot } from '@rapport/staff-contract/entries/snapshot-schema'
import { publishableFaqQuestion } from '@rapport/staff-contract/snapshots/faq-question-snapshot'
import { publishableItem } from '@rapport/staff-contract/snapshots/item-snapshot'
import { expect, it } from 'vitest'
import { commonQuestions } from './common-questions.ts'
import { trades } from './trades.ts'

const all = Object.values(trades)

it('has groups with addresses of their own that lack only a picture', () => {
  const groups = all.flatMap((trade) => trade.groups)
  const slugs = groups.map(({ title }) => suggestSlug(title))
  expect(new Set(slugs).size).toBe(groups.length)
  for (const group of groups) {
    const item = emptySnapshot('item', { ...group, slug: suggestSlug(group.title), isGroup: true })
    expect(publishableItem.safeParse({ ...item, picture: 'picture.webp' }).error).toBeUndefined()
  }
})

it('has questions that are published as soon as their blanks are filled', () => {
  const questions = [...commonQuestions, ...all.flatMap((trade) => trade.questions)]
  expect(new Set(questions.map(({ title }) => title)).size).toBe(questions.length)
  for (const question of questions) {
    const isComplete = !question.answer.includes('[[')
    const snapshot = emptySnapshot('faq-question', question)
    expect(publishableFaqQuestion.safeParse(snapshot).success, question.title).toBe(isComplete)
    const answer = question.answer.replace(/\[\[([^\]]+)\]\]/g, '$1')
    expect(publishableFaqQuestion.safeParse({ ...snapshot, answer }).error).toBeUndefined()
  }
})
