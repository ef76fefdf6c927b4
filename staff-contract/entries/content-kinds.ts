import type * as z from 'zod/mini'
import { orderRulesSnapshot, publishableOrderRules } from '../order-rules/order-rules-snapshot.ts'
import {
  calculationRulesSnapshot,
  publishableCalculationRules,
} from '../snapshots/calculation/calculation-rules-snapshot.ts'
import { operationSnapshot, publishableOperation } from '../snapshots/calculation/operation-snapshot.ts'
import { citySnapshot, draftCity, publishableCity } from '../snapshots/city-snapshot.ts'
import { deliveryZoneSnapshot, publishableDeliveryZone } from '../snapshots/delivery-zone-snapshot.ts'
import { faqQuestionSnapshot, publishableFaqQuestion } from '../snapshots/faq-question-snapshot.ts'
import { homeSnapshot, publishableHome } from '../snapshots/home-snapshot.ts'
import { itemSnapshot, publishableItem } from '../snapshots/item-snapshot.ts'
import {
  layoutRequirementSnapshot,
  publishableLayoutRequirement,
} from '../snapshots/layout-requirement-snapshot.ts'
import { legalEntitySnapshot, publishableLegalEntity } from '../snapshots/legal-entity-snapshot.ts'
import { licenseSnapshot, publishableLicense } from '../snapshots/license-snapshot.ts'
import { materialSnapshot, publishableMaterial } from '../snapshots/material-snapshot.ts'
import { postSnapshot, publishablePost } from '../snapshots/post-snapshot.ts'
import { priceGroupSnapshot, publishablePriceGroup } from '../snapshots/price-group-snapshot.ts'
import { publishableSite, siteSnapshot } from '../snapshots/site-snapshot.ts'
import { publishableStory, storySnapshot } from '../snapshots/story-snapshot.ts'
import { publishableTextPage, textPageSnapshot } from '../snapshots/text-page-snapshot.ts'
import { publishableTheme, themeSnapshot } from '../snapshots/theme-snapshot.ts'

/** A kind of content, shared by the form and the server. */
interface ContentKindContract {
  /** Schema of a draft. */
  snapshot: z.ZodMiniType
  /** Schema of stored snapshots, if old ones may break the rules of a draft. */
  stored?: z.ZodMiniType
  /** Schema of a publishable snapshot. */
  publishable: z.ZodMiniType
}

/** All draftable kinds. A kind comes after the kinds it references: they are published in this order. */
const kinds = {
  material: { snapshot: materialSnapshot, publishable: publishableMaterial },
  'price-group': { snapshot: priceGroupSnapshot, publishable: publishablePriceGroup },
  operation: { snapshot: operationSnapshot, publishable: publishableOperation },
  item: { snapshot: itemSnapshot, publishable: publishableItem },
  post: { snapshot: postSnapshot, publishable: publishablePost },
  'text-page': { snapshot: textPageSnapshot, publishable: publishableTextPage },
  story: { snapshot: storySnapshot, publishable: publishableStory },
  license: { snapshot: licenseSnapshot, publishable: publishableLicense },
  'faq-question': { snapshot: faqQuestionSnapshot, publishable: publishableFaqQuestion },
  'layout-requirement': { snapshot: layoutRequirementSnapshot, publishable: publishableLayoutRequirement },
  'delivery-zone': { snapshot: deliveryZoneSnapshot, publishable: publishableDeliveryZone },
  home: { snapshot: homeSnapshot, publishable: publishableHome },
  site: { snapshot: siteSnapshot, publishable: publishableSite },
  'calculation-rules': { snapshot: calculationRulesSnapshot, publishable: publishableCalculationRules },
  'order-rules': { snapshot: orderRulesSnapshot, publishable: publishableOrderRules },
  theme: { snapshot: themeSnapshot, publishable: publishableTheme },
  'legal-entity': { snapshot: legalEntitySnapshot, publishable: publishableLegalEntity },
  city: { snapshot: draftCity, stored: citySnapshot, publishable: publishableCity },
} satisfies Record<string, ContentKindContract>

export type ContentKindName = keyof typeof kinds

/** The snapshot of each kind: all fields that staff edit, child rows included. */
export type Snapshots = { [K in ContentKindName]: z.infer<(typeof kinds)[K]['snapshot']> }

export const contentKinds: Record<ContentKindName, ContentKindContract> = kinds

export const CONTENT_KINDS = Object.keys(contentKinds) as [ContentKindName, ...ContentKindName[]]
