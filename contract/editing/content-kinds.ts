import type * as z from 'zod/mini'
import type { Permission } from '../staff/permissions.ts'
import { type CitySnapshot, citySnapshot, publishableCity } from './city-snapshot.ts'
import {
  type DeliveryZoneSnapshot,
  deliveryZoneSnapshot,
  publishableDeliveryZone,
} from './help/delivery-zone-snapshot.ts'
import {
  type FaqQuestionSnapshot,
  faqQuestionSnapshot,
  publishableFaqQuestion,
} from './help/faq-question-snapshot.ts'
import {
  type LayoutRequirementSnapshot,
  layoutRequirementSnapshot,
  publishableLayoutRequirement,
} from './help/layout-requirement-snapshot.ts'
import { type HomeSnapshot, homeSnapshot, publishableHome } from './home-snapshot.ts'
import { type ItemSnapshot, itemSnapshot, publishableItem } from './item-snapshot.ts'
import { type LicenceSnapshot, licenceSnapshot, publishableLicence } from './licence-snapshot.ts'
import { type MaterialSnapshot, materialSnapshot, publishableMaterial } from './material-snapshot.ts'
import { type PostSnapshot, postSnapshot, publishablePost } from './post-snapshot.ts'
import { type PriceGroupSnapshot, priceGroupSnapshot, publishablePriceGroup } from './price-group-snapshot.ts'
import { publishableSite, type SiteSnapshot, siteSnapshot } from './site-snapshot.ts'
import { publishableStory, type StorySnapshot, storySnapshot } from './story-snapshot.ts'
import { publishableTextPage, type TextPageSnapshot, textPageSnapshot } from './text-page-snapshot.ts'

/** Everything that staff write of a thing of each kind, as one value: rows that belong to it are part of it. */
export interface Snapshots {
  material: MaterialSnapshot
  'price-group': PriceGroupSnapshot
  item: ItemSnapshot
  post: PostSnapshot
  'text-page': TextPageSnapshot
  story: StorySnapshot
  licence: LicenceSnapshot
  'faq-question': FaqQuestionSnapshot
  'layout-requirement': LayoutRequirementSnapshot
  'delivery-zone': DeliveryZoneSnapshot
  home: HomeSnapshot
  site: SiteSnapshot
  city: CitySnapshot
}
export type ContentKindName = keyof Snapshots

/** What a kind of content is to form and server alike. */
interface ContentKindContract<S> {
  /** What a draft may hold. */
  snapshot: z.ZodMiniType<S>
  /** What may be published. */
  publishable: z.ZodMiniType<S>
  permissions: { read: Permission; write: Permission }
}

const contentPermissions = { read: 'content.read', write: 'content.write' } as const

/** Every kind of content that is edited by drafts; one that names another stands below it, for they are published in this order. */
export const contentKinds: { [K in ContentKindName]: ContentKindContract<Snapshots[K]> } = {
  material: {
    snapshot: materialSnapshot,
    publishable: publishableMaterial,
    permissions: contentPermissions,
  },
  'price-group': {
    snapshot: priceGroupSnapshot,
    publishable: publishablePriceGroup,
    permissions: { read: 'prices.read', write: 'prices.write' },
  },
  item: {
    snapshot: itemSnapshot,
    publishable: publishableItem,
    permissions: contentPermissions,
  },
  post: {
    snapshot: postSnapshot,
    publishable: publishablePost,
    permissions: contentPermissions,
  },
  'text-page': {
    snapshot: textPageSnapshot,
    publishable: publishableTextPage,
    permissions: contentPermissions,
  },
  story: {
    snapshot: storySnapshot,
    publishable: publishableStory,
    permissions: contentPermissions,
  },
  licence: {
    snapshot: licenceSnapshot,
    publishable: publishableLicence,
    permissions: contentPermissions,
  },
  'faq-question': {
    snapshot: faqQuestionSnapshot,
    publishable: publishableFaqQuestion,
    permissions: { read: 'content.read', write: 'content.write' },
  },
  'layout-requirement': {
    snapshot: layoutRequirementSnapshot,
    publishable: publishableLayoutRequirement,
    permissions: { read: 'content.read', write: 'content.write' },
  },
  'delivery-zone': {
    snapshot: deliveryZoneSnapshot,
    publishable: publishableDeliveryZone,
    permissions: { read: 'content.read', write: 'content.write' },
  },
  home: {
    snapshot: homeSnapshot,
    publishable: publishableHome,
    permissions: { read: 'content.read', write: 'content.write' },
  },
  site: {
    snapshot: siteSnapshot,
    publishable: publishableSite,
    permissions: contentPermissions,
  },
  city: {
    snapshot: citySnapshot,
    publishable: publishableCity,
    permissions: contentPermissions,
  },
}

export const CONTENT_KINDS = Object.keys(contentKinds) as [ContentKindName, ...ContentKindName[]]
