import { replaceReferences } from '@rapport/markdown/references'
import type {
  SeedDeliveryZone,
  SeedFaqQuestion,
  SeedLayoutRequirement,
} from '@rapport/staff-contract/seed/seed'
import type { DeliveryZoneSnapshot } from '@rapport/staff-contract/snapshots/delivery-zone-snapshot'
import type { FaqQuestionSnapshot } from '@rapport/staff-contract/snapshots/faq-question-snapshot'
import type { LayoutRequirementSnapshot } from '@rapport/staff-contract/snapshots/layout-requirement-snapshot'
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
    answer: replaceReferences(answer, { picture: (name) => pictureFile(findPicture(name)) }),
  }))

/** Converts the seed's layout requirements to snapshots. */
export const toLayoutRequirementSnapshots = (seeds: SeedLayoutRequirement[]): LayoutRequirementSnapshot[] =>
  seeds.map((requirement, position) => ({ ...requirement, position }))

/** Converts the seed's delivery zones to snapshots. */
export const toDeliveryZoneSnapshots = (seeds: SeedDeliveryZone[]): DeliveryZoneSnapshot[] =>
  seeds.map(({ name: title, ...zone }, position) => ({ ...zone, title, position }))
