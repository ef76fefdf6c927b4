import * as z from 'zod/mini'

/** How much a gap matters. `must`: the site does not open with it. */
export const GAP_WEIGHTS = ['must', 'should', 'may'] as const
export type GapWeight = (typeof GAP_WEIGHTS)[number]

/** What a site can lack, most important first. */
export const gapWeights = {
  name: 'must',
  company: 'must',
  contact: 'must',
  address: 'must',
  policy: 'must',
  demo: 'should',
  items: 'should',
  'items-without-picture': 'should',
  'items-without-price': 'should',
  slides: 'should',
  cities: 'should',
  hours: 'should',
  agreement: 'should',
  delivery: 'should',
  warranty: 'may',
  logo: 'may',
  'empty-groups': 'may',
  'ended-warnings': 'may',
  questions: 'may',
  posts: 'may',
  social: 'may',
} as const satisfies Record<string, GapWeight>
export type GapCode = keyof typeof gapWeights
export const GAP_CODES = Object.keys(gapWeights) as GapCode[]

/** Whether visitors see the site, since when, and what it lacks. */
export const opening = z.object({
  isOpen: z.boolean(),
  /** Null if it was always open. */
  changedAt: z.nullable(z.string()),
  gaps: z.array(
    z.object({
      code: z.enum(GAP_CODES),
      /** How many rows it concerns; 1 for a single text. */
      count: z.number(),
      /** Newest draft of a missing text page; null without one. */
      draftId: z.nullable(z.number()),
    }),
  ),
})
export type Opening = z.infer<typeof opening>
export type Gap = Opening['gaps'][number]

/** Slugs of the text pages that a site can lack. */
export const gapPages: Partial<Record<GapCode, string>> = {
  policy: 'policy',
  agreement: 'agreement',
  delivery: 'delivery',
  warranty: 'warranty',
}

/** Returns whether the site may open. */
export const mayOpen = (gaps: readonly Pick<Gap, 'code'>[]): boolean =>
  gaps.every(({ code }) => gapWeights[code] !== 'must')
