import { suggestSlug } from '@rapport/staff-contract/editing/suggest-slug'
import { emptySnapshot } from '@rapport/staff-contract/entries/snapshot-schema'
import { ADMIN_LIST_MAX } from '@rapport/staff-contract/lists/list-limits'
import { fillBlanks, findBlanks } from '@rapport/staff-contract/snapshots/blanks'
import { queryOptions } from '@tanstack/react-query'
import { callAdmin } from '../../api/admin-api.ts'
import type { GroupSample, QuestionSample } from '../../content/samples/trades/trade.ts'
import { refreshLists } from '../../editing/entry-queries.ts'
import { entryCalls, saveDraft } from '../../editing/form/entry-calls.ts'
import type { Answers } from '../blank-fields.tsx'

/** Titles of the latest questions and catalogue items, so that no sample is added twice. */
export const titlesQuery = queryOptions({
  queryKey: ['sample-titles'],
  staleTime: 0,
  gcTime: 0,
  queryFn: async ({ signal }) => {
    const lists = await Promise.all(
      (['faq-question', 'item'] as const).map((kind) =>
        callAdmin('getEntries', { params: { kind, limit: ADMIN_LIST_MAX }, signal }),
      ),
    )
    return new Set(lists.flatMap(({ entries }) => entries.map(({ title }) => title)))
  },
})

/** Adds a draft of a group; it lacks only a picture. */
async function addGroup(group: GroupSample): Promise<void> {
  const snapshot = emptySnapshot('item', { ...group, slug: suggestSlug(group.title), isGroup: true })
  refreshLists([
    await saveDraft({ kind: 'item', target: undefined, snapshot, reason: 'save', keepalive: false }),
  ])
}

/** Adds a question, and publishes it if no blank is left. */
async function addQuestion(question: QuestionSample, answers: Answers): Promise<void> {
  const answer = fillBlanks(question.answer, answers)
  const snapshot = emptySnapshot('faq-question', { ...question, answer })
  const write = { kind: 'faq-question', target: undefined, reason: 'save', keepalive: false } as const
  const entry = await saveDraft({ ...write, snapshot })
  if (findBlanks(answer).length === 0) await entryCalls.publish(entry)
  refreshLists([entry])
}

/** Adds the chosen samples in order. */
export async function addSamples(
  groups: readonly GroupSample[],
  questions: readonly QuestionSample[],
  answers: Answers,
): Promise<void> {
  for (const group of groups) await addGroup(group)
  for (const question of questions) await addQuestion(question, answers)
}
