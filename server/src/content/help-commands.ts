import type { DeliveryZoneSnapshot } from '@rapport/contract/editing/help/delivery-zone-snapshot'
import type { FaqQuestionSnapshot } from '@rapport/contract/editing/help/faq-question-snapshot'
import type { LayoutRequirementSnapshot } from '@rapport/contract/editing/help/layout-requirement-snapshot'
import type { SeedDeliveryZone, SeedFaqQuestion, SeedLayoutRequirement } from '@rapport/contract/seed/seed'
import { replaceAddresses } from '@rapport/markdown/addresses'
import type { FindPicture } from '../media/embed-pictures.ts'
import { pictureFile } from '../media/media-paths.ts'

/** Converts the seed's questions to snapshots. */
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

/** Converts the seed's layout requirements to snapshots. */
export const toLayoutRequirementSnapshots = (seeds: SeedLayoutRequirement[]): LayoutRequirementSnapshot[] =>
  seeds.map((requirement, position) => ({ ...requirement, position }))

/** Converts the seed's delivery zones to snapshots. */
export const toDeliveryZoneSnapshots = (seeds: SeedDeliveryZone[]): DeliveryZoneSnapshot[] =>
  seeds.map(({ name: title, ...zone }, position) => ({ ...zone, title, position }))
