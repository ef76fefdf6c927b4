import type * as z from 'zod/mini'
import { type CitySnapshot, draftCity, publishableCity } from '../snapshots/city-snapshot.ts'
import {
  type DeliveryZoneSnapshot,
  deliveryZoneSnapshot,
  publishableDeliveryZone,
} from '../snapshots/delivery-zone-snapshot.ts'
import {
  type FaqQuestionSnapshot,
  faqQuestionSnapshot,
  publishableFaqQuestion,
} from '../snapshots/faq-question-snapshot.ts'
import { type HomeSnapshot, homeSnapshot, publishableHome } from '../snapshots/home-snapshot.ts'
import { type ItemSnapshot, itemSnapshot, publishableItem } from '../snapshots/item-snapshot.ts'
import {
  type LayoutRequirementSnapshot,
  layoutRequirementSnapshot,
  publishableLayoutRequirement,
} from '../snapshots/layout-requirement-snapshot.ts'
import { type LicenseSnapshot, licenseSnapshot, publishableLicense } from '../snapshots/license-snapshot.ts'
import {
  type MaterialSnapshot,
  materialSnapshot,
  publishableMaterial,
} from '../snapshots/material-snapshot.ts'
import { type PostSnapshot, postSnapshot, publishablePost } from '../snapshots/post-snapshot.ts'
import {
  type PriceGroupSnapshot,
  priceGroupSnapshot,
  publishablePriceGroup,
} from '../snapshots/price-group-snapshot.ts'
import { publishableSite, type SiteSnapshot, siteSnapshot } from '../snapshots/site-snapshot.ts'
import { publishableStory, type StorySnapshot, storySnapshot } from '../snapshots/story-snapshot.ts'
import {
  publishableTextPage,
  type TextPageSnapshot,
  textPageSnapshot,
} from '../snapshots/text-page-snapshot.ts'

/** The snapshot of each kind: all fields that staff edit, child rows included. */
export interface Snapshots {
  material: MaterialSnapshot
  'price-group': PriceGroupSnapshot
  item: ItemSnapshot
  post: PostSnapshot
  'text-page': TextPageSnapshot
  story: StorySnapshot
  licence: LicenseSnapshot
  'faq-question': FaqQuestionSnapshot
  'layout-requirement': LayoutRequirementSnapshot
  'delivery-zone': DeliveryZoneSnapshot
  home: HomeSnapshot
  site: SiteSnapshot
  city: CitySnapshot
}
export type ContentKindName = keyof Snapshots

/** A kind of content, shared by the form and the server. */
interface ContentKindContract<S> {
  /** Schema of a draft. */
  snapshot: z.ZodMiniType<S>
  /** Schema of a publishable snapshot. */
  publishable: z.ZodMiniType<S>
}

/** All draftable kinds. A kind comes after the kinds it references: they are published in this order. */
export const contentKinds: { [K in ContentKindName]: ContentKindContract<Snapshots[K]> } = {
  material: { snapshot: materialSnapshot, publishable: publishableMaterial },
  'price-group': { snapshot: priceGroupSnapshot, publishable: publishablePriceGroup },
  item: { snapshot: itemSnapshot, publishable: publishableItem },
  post: { snapshot: postSnapshot, publishable: publishablePost },
  'text-page': { snapshot: textPageSnapshot, publishable: publishableTextPage },
  story: { snapshot: storySnapshot, publishable: publishableStory },
  licence: { snapshot: licenseSnapshot, publishable: publishableLicense },
  'faq-question': { snapshot: faqQuestionSnapshot, publishable: publishableFaqQuestion },
  'layout-requirement': { snapshot: layoutRequirementSnapshot, publishable: publishableLayoutRequirement },
  'delivery-zone': { snapshot: deliveryZoneSnapshot, publishable: publishableDeliveryZone },
  home: { snapshot: homeSnapshot, publishable: publishableHome },
  site: { snapshot: siteSnapshot, publishable: publishableSite },
  city: { snapshot: draftCity, publishable: publishableCity },
}

export const CONTENT_KINDS = Object.keys(contentKinds) as [ContentKindName, ...ContentKindName[]]
