import * as z from 'zod/mini'

/** A requirement that a layout must meet to be printed unchanged. */
export const layoutRequirement = z.object({ id: z.number(), title: z.string(), content: z.string() })
export type LayoutRequirement = z.infer<typeof layoutRequirement>

/**
 * Pages that show a question: the ordering page, or items of a kind. Kinds are sewn items, cloth by the metre,
 * prints of the collection, placed prints and printing methods.
 */
export const faqTopic = z.enum(['help', 'sewn', 'cloth', 'print', 'placed', 'printing'])
export type FaqTopic = z.infer<typeof faqTopic>

/** A question of customers. `answer` is safe HTML. */
export const faqQuestion = z.object({ id: z.number(), question: z.string(), answer: z.string() })
export type FaqQuestion = z.infer<typeof faqQuestion>

/** Content of the ordering page beside its text and the order steps. */
export const help = z.object({
  layoutRequirements: z.array(layoutRequirement),
  questions: z.array(faqQuestion),
})
export type Help = z.infer<typeof help>

/** A carrier's delivery zone with price and time. Prices in kopecks per box of `boxKg` kilograms. */
export const deliveryZone = z.object({
  id: z.number(),
  name: z.string(),
  /** Cities to choose from. */
  cities: z.array(z.string()),
  /** Other names of these cities. */
  aliases: z.array(z.string()),
  /** Working days in transit. */
  daysMin: z.number(),
  daysMax: z.number(),
  pointPrice: z.number(),
  doorPrice: z.number(),
  boxKg: z.number(),
})
export type DeliveryZone = z.infer<typeof deliveryZone>
