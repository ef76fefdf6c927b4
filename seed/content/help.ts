import { faqTopic } from '@rapport/contract/site/help'
import { typeset } from '@rapport/markdown/typeset'
import type {
  SeedDeliveryZone,
  SeedFaqQuestion,
  SeedLayoutRequirement,
} from '@rapport/staff-contract/seed/seed'
import * as z from 'zod/mini'
import { html, line } from '../reading/fields.ts'
import { type ReadContext, readList, readMarkdown, readOne } from '../reading/read-context.ts'

export const seedLayoutRequirement = z.strictObject({
  title: line(80),
  content: line(400),
}) satisfies z.ZodMiniType<SeedLayoutRequirement>

export const seedFaqQuestion = z.strictObject({
  question: line(200),
  answer: html,
  topics: z._default(z.array(faqTopic).check(z.minLength(1)), ['help']),
}) satisfies z.ZodMiniType<SeedFaqQuestion>

const whole = (least: number) => z.int().check(z.minimum(least))

const seedZone = z.strictObject({
  name: line(120),
  cities: z.array(line(80)).check(z.minLength(1)),
  aliases: z._default(z.array(line(80)), []),
  daysMin: whole(1),
  daysMax: whole(1),
  /** Kopecks. */
  pointPrice: whole(100),
  doorPrice: whole(100),
})

const seedDelivery = z.strictObject({ boxKg: whole(1), zones: z.array(seedZone).check(z.minLength(1)) })

/** Reads the layout requirements and the questions of customers. */
export async function readHelp(
  context: ReadContext,
): Promise<{ layoutRequirements: SeedLayoutRequirement[]; faq: SeedFaqQuestion[] }> {
  const requirements = await readList(context, 'layout-requirements.yaml', seedLayoutRequirement)
  const questions = await readList(context, 'faq.yaml', seedFaqQuestion)
  return {
    layoutRequirements: requirements.map(({ value }) => ({
      title: typeset(value.title),
      content: typeset(value.content),
    })),
    faq: questions.map(({ location, value }) => ({
      topics: value.topics,
      question: typeset(value.question),
      answer: readMarkdown(context, value.answer, location, 'answer'),
    })),
  }
}

/** Reads the delivery zones; each city, under any name, may be in one zone only. */
export async function readDeliveryZones(context: ReadContext): Promise<SeedDeliveryZone[]> {
  const delivery = await readOne(context, 'delivery.yaml', seedDelivery)
  if (!delivery) return []
  const { boxKg, zones } = delivery.value
  const taken = new Map<string, string>()
  for (const zone of zones) {
    const location = { ...delivery.location, entry: zone.name }
    if (zone.daysMax < zone.daysMin)
      context.errors.reportError(location, 'daysMax', 'must not be less than daysMin')
    if (zone.doorPrice < zone.pointPrice)
      context.errors.reportError(location, 'doorPrice', 'must not be less than pointPrice')
    for (const city of [...zone.cities, ...zone.aliases]) {
      const other = taken.get(city.toLowerCase())
      if (other) context.errors.reportError(location, 'cities', `"${city}" is in "${other}", too`)
      taken.set(city.toLowerCase(), zone.name)
    }
  }
  return zones.map((zone) => ({ ...zone, name: typeset(zone.name), boxKg }))
}
