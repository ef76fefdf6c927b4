import type { DeliveryZoneSnapshot } from '@rapport/contract/editing/help/delivery-zone-snapshot'
import type { FaqQuestionSnapshot } from '@rapport/contract/editing/help/faq-question-snapshot'
import type { LayoutRequirementSnapshot } from '@rapport/contract/editing/help/layout-requirement-snapshot'
import type { SeedDeliveryZone, SeedFaqQuestion, SeedLayoutRequirement } from '@rapport/contract/seed/seed'
import { replaceAddresses } from '@rapport/markdown/addresses'
import type { FindPicture } from '../media/embed-pictures.ts'
import { pictureFile } from '../media/media-paths.ts'

/** Returns questions of a factory's content as they are written. */
export const toFaqQuestionSnapshots = (
  seeds: SeedFaqQuestion[],
  findPicture: FindPicture,
): FaqQuestionSnapshot[] =>
  seeds.map(({ question: title, answer, topics }, position) => ({
    title,
    topics,
    position,
    answer: replaceAddresses(answer, { picture: (name) => pictureFile(findPicture(name)) }),
  }))

/** Returns what a layout has to be, of a factory's content, as it is written. */
export const toLayoutRequirementSnapshots = (seeds: SeedLayoutRequirement[]): LayoutRequirementSnapshot[] =>
  seeds.map((requirement, position) => ({ ...requirement, position }))

/** Returns zones of delivery of a factory's content as they are written. */
export const toDeliveryZoneSnapshots = (seeds: SeedDeliveryZone[]): DeliveryZoneSnapshot[] =>
  seeds.map(({ name: title, ...zone }, position) => ({ ...zone, title, position }))
