import { endpoints } from '@rapport/contract/endpoints/endpoints'
import { adminEndpoints } from '@rapport/staff-contract/endpoints/admin-endpoints'
import { contentKinds } from '@rapport/staff-contract/entries/content-kinds'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/v4/core'

/** Formats of a day. Each date field accepts some of them. */
const SPELLINGS = [
  (day: string) => day,
  (day: string) => `${day}T09:30`,
  (day: string) => `${day}T09:30:00Z`,
  (day: string) => `${day}T09:30:00+03:00`,
]

/** Returns the leaf schemas of a schema by path. */
function listLeaves(schema: z.$ZodType, path: string): [string, z.$ZodType][] {
  const { def } = (schema as z.$ZodTypes)._zod
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([name, field]) => listLeaves(field, `${path}.${name}`))
  if (def.type === 'array') return listLeaves(def.element, `${path}[]`)
  if (def.type === 'pipe' && hasFields(def.out)) return listLeaves(def.out, path)
  if (def.type === 'union' && def.options.some(hasFields))
    return def.options.flatMap((option) => listLeaves(option, path))
  if ('innerType' in def && hasFields(def.innerType)) return listLeaves(def.innerType, path)
  return [[path, schema]]
}

function hasFields(schema: z.$ZodType): boolean {
  const { def } = (schema as z.$ZodTypes)._zod
  if (def.type === 'object' || def.type === 'array') return true
  return 'innerType' in def ? hasFields(def.innerType) : def.type === 'pipe' && hasFields(def.out)
}

const takes = (schema: z.$ZodType, text: string) => z.safeParse(schema, text).success

const inputs = Object.entries({ ...endpoints, ...adminEndpoints } as Record<string, object>).flatMap(
  ([name, endpoint]) =>
    (['params', 'query', 'form'] as const).flatMap((part) => {
      const schema = (endpoint as Partial<Record<typeof part, z.$ZodType>>)[part]
      return schema ? listLeaves(schema, `${name}.${part}`) : []
    }),
)
const drafts = Object.entries(contentKinds).flatMap(([kind, { snapshot }]) => listLeaves(snapshot, kind))

/** Date fields accept a valid day but not an invalid one. */
const dates = [...inputs, ...drafts].flatMap(([path, schema]) =>
  SPELLINGS.filter((spell) => takes(schema, spell('2026-02-28')) && !takes(schema, spell('2026-99-99'))).map(
    (spell) => ({ path, schema, spell, example: spell('2026-02-28') }),
  ),
)

describe('date fields', () => {
  it('exist in audit, reports, schedules, exports, reminders and content', () => {
    expect(dates.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        ...['getAudit.query.from', 'getCallReport.query.to', 'scheduleEntry.form.publishAt'],
        ...['createExport.form.to', 'addOrderReminder.form.at', 'planBatch.form.filter.since'],
        ...['post.publicationAt', 'site.warnings[].from', 'city.exceptions[].last', 'home.video.uploadedOn'],
      ]),
    )
  })

  it.each(dates)('refuse an impossible date at $path in the format $example', ({ schema, spell }) => {
    for (const day of ['2026-02-29', '2026-02-30', '2026-04-31', '2026-06-31'])
      expect([spell(day), takes(schema, spell(day))]).toEqual([spell(day), false])
    expect(takes(schema, spell('2028-02-29'))).toBe(true)
  })
})
