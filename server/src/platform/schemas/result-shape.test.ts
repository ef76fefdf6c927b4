import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { parseResult } from './result-shape.ts'

const text = z.string().check(z.maxLength(3), z.regex(/^[a-z]*$/))
const tree = z.object({
  name: text,
  get children() {
    return z.array(tree).check(z.maxLength(1))
  },
})
const schema = z.object({
  text,
  day: z.iso.date(),
  count: z.int().check(z.minimum(1), z.maximum(5)),
  list: z.array(z.nullable(text)).check(z.maxLength(1)),
  byName: z.record(z.string(), text),
  either: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('a'), text }),
    z.object({ kind: z.literal('b'), list: z.union([text, z.array(text)]) }),
  ]),
  added: z._default(text, 'x'),
  missing: z.optional(text),
  pair: z.tuple([text, z.boolean()]),
  tree,
})
const stored = {
  text: 'LONGER',
  day: '2026-02-30',
  count: 7.5,
  list: ['LONGER', null],
  byName: { one: 'LONGER' },
  either: { kind: 'b', list: ['LONGER'] },
  added: 'LONGER',
  pair: ['LONGER', true],
  tree: {
    name: 'LONGER',
    children: [
      { name: 'A', children: [] },
      { name: 'LONGER', children: [] },
    ],
  },
}

it('accepts values beyond the limits and formats of their schema', () => {
  expect(z.safeParse(schema, stored).success).toBe(false)
  expect(parseResult(schema, stored)).toEqual(stored)
})

it('removes unknown fields, and fills in fields that were added later', () => {
  const { added: _, ...older } = stored
  const tree = { ...stored.tree, secret: 1 }
  const either = { kind: 'a', text: 'LONGER', secret: 1 }
  expect(parseResult(schema, { ...older, secret: 1, tree, either })).toEqual({
    ...stored,
    either: { kind: 'a', text: 'LONGER' },
    added: 'x',
  })
})

it.each([
  ['a missing field', { text: undefined }],
  ['another type', { count: '7' }],
  ['an option that there is not', { either: { kind: 'c' } }],
])('throws on %s', (_, wrong) => {
  expect(() => parseResult(schema, { ...stored, ...wrong })).toThrow()
})
