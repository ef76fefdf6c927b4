import * as z from 'zod/mini'

/** One thing a layout has to be to be printed as it is. */
const layoutRequirement = z.object({ id: z.number(), title: z.string(), content: z.string() })
export type LayoutRequirement = z.infer<typeof layoutRequirement>

/**
 * Where a question is answered: on the page on ordering, or beside things of a kind: sewn ones, cloth by the metre, prints of the
 * collection, those of them for one place of a thing, ways of printing.
 */
export const faqTopic = z.enum(['help', 'sewn', 'cloth', 'print', 'placed', 'printing'])
export type FaqTopic = z.infer<typeof faqTopic>

/** What customers ask. `answer` is safe HTML. */
export const faqQuestion = z.object({ id: z.number(), question: z.string(), answer: z.string() })
export type FaqQuestion = z.infer<typeof faqQuestion>

/** What the page on ordering shows beside its text and the order steps. */
export const help = z.object({
  layoutRequirements: z.array(layoutRequirement),
  questions: z.array(faqQuestion),
})

/** Where a carrier takes what it costs and how long it takes. Prices in kopecks for each box of `boxKg` kilograms. */
export const deliveryZone = z.object({
  id: z.number(),
  name: z.string(),
  /** Cities to choose from. */
  cities: z.array(z.string()),
  /** What these cities are called, too. */
  aliases: z.array(z.string()),
  /** Working days on the way. */
  daysMin: z.number(),
  daysMax: z.number(),
  pointPrice: z.number(),
  doorPrice: z.number(),
  boxKg: z.number(),
})
export type DeliveryZone = z.infer<typeof deliveryZone>
