import type { SeedContent } from '@rapport/contract/seed/seed'
import { embedPictures, type FindPicture } from '../media/embed-pictures.ts'
import type { Orm } from '../platform/database/database.ts'
import { deliveryZones, faqQuestions, layoutRequirements } from './tables.ts'

/** Puts what the pages on ordering and delivery show into an empty database. */
export async function seedHelp(
  tx: Orm,
  content: Pick<SeedContent, 'layoutRequirements' | 'faq' | 'deliveryZones'>,
  findPicture: FindPicture,
): Promise<void> {
  await tx
    .insert(layoutRequirements)
    .values(content.layoutRequirements.map((requirement, position) => ({ ...requirement, position })))
  await tx.insert(faqQuestions).values(
    content.faq.map(({ answer, ...question }, position) => ({
      ...question,
      position,
      answer: embedPictures(answer, findPicture),
    })),
  )
  await tx
    .insert(deliveryZones)
    .values(content.deliveryZones.map((zone, position) => ({ ...zone, position })))
}
