import { expect, it } from 'vitest'
import { countStatements } from '../../test/count-statements.ts'
import { cachePictures } from '../media/pictures.ts'
import type { Orm } from '../platform/database/database.ts'
import { search } from './queries.ts'
import { describeOnDemoCatalog } from './test/demo-catalog.ts'
import { goldenQueries } from './test/golden-queries.ts'
import { goldenQuestions } from './test/golden-questions.ts'

/** Statements of one search, at most. */
const STATEMENTS_MAX = 4

const groups = Object.entries({ ...goldenQueries, ...goldenQuestions }).map(([title, table]) => ({
  title,
  golden: table
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', first = '', correctedQuery = null] = line.split(' | ').map((cell) => cell.trim())
      return { query, first, correctedQuery }
    }),
}))

async function answer(orm: Orm, query: string, wanted: string) {
  const { items, posts, pages, arePagesFirst, correctedQuery } = await search(orm, query, new Date())
  const post = posts[0] && `post:${posts[0].slug}`
  const page =
    pages[0] &&
    (pages[0].kind === 'question' ? `question:${pages[0].title.replaceAll('\u00a0', ' ')}` : pages[0].path)
  const goods = wanted.startsWith('post:') ? post : (items[0]?.slug ?? post)
  const first = arePagesFirst && !wanted.startsWith('post:') ? page : (goods ?? page)
  return { query, first: first ?? '-', correctedQuery }
}

it('the golden queries include queries of every kind', () => {
  const queries = groups.flatMap(({ golden }) => golden.map(({ query }) => query))
  expect(queries.length).toBeGreaterThan(350)
  expect(new Set(queries).size).toBe(queries.length)
})

describeOnDemoCatalog('a search in the demo catalogue', (database) => {
  it.each(groups)(
    `ranks the expected result first, in ${STATEMENTS_MAX} statements at most: $title`,
    async (group) => {
      const { orm, takeCount } = countStatements(database())
      const pictures = cachePictures(orm)
      await pictures.fill()
      takeCount()
      const answers = []
      const statements = []
      for (const { query, first } of group.golden) {
        answers.push(await answer(orm, query, first))
        statements.push(takeCount())
      }
      pictures.close()
      expect(answers).toEqual(group.golden)
      expect(Math.max(...statements)).toBeLessThanOrEqual(STATEMENTS_MAX)
      expect(Math.min(...statements)).toBeGreaterThan(0)
    },
  )
})
