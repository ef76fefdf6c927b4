import {
  type ContentKindName,
  contentKinds as contracts,
  type Snapshots,
} from '@rapport/contract/editing/content-kinds'
import { messages } from '@rapport/contract/messages'
import { cleanMarkdown } from '@rapport/markdown/write-markdown'
import { postKind } from '../blog/post-kind.ts'
import { itemKind } from '../catalog/item-kind/item-kind.ts'
import { cityKind } from '../contacts/city-kind.ts'
import { deliveryZoneKind } from '../content/delivery-zone-kind.ts'
import { faqQuestionKind } from '../content/faq-question-kind.ts'
import { homeKind } from '../content/home-kind.ts'
import { layoutRequirementKind } from '../content/layout-requirement-kind.ts'
import { licenceKind } from '../content/licence-kind.ts'
import { siteKind } from '../content/site-kind.ts'
import { storyKind } from '../content/story-kind.ts'
import { textPageKind } from '../content/text-page-kind.ts'
import type { ContentKind } from '../content-kind.ts'
import { materialKind } from '../materials/material-kind.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { parseOrThrow } from '../platform/http/field-errors.ts'
import { priceGroupKind } from '../prices/price-group-kind.ts'

/** Every kind of content that is edited by drafts: a new one is a line here and one in the contract. */
export const contentKinds: { [K in ContentKindName]: ContentKind<K> } = {
  material: materialKind,
  'price-group': priceGroupKind,
  item: itemKind,
  post: postKind,
  'text-page': textPageKind,
  story: storyKind,
  licence: licenceKind,
  'faq-question': faqQuestionKind,
  'layout-requirement': layoutRequirementKind,
  'delivery-zone': deliveryZoneKind,
  home: homeKind,
  site: siteKind,
  city: cityKind,
}

export type Snapshot = Snapshots[ContentKindName]

/** A kind whose snapshots are passed through unread: each function of it gets only snapshots of its own. */
export type AnyKind = ContentKind & {
  clean(snapshot: Snapshot): Snapshot
  parseDraft(fields: unknown): Snapshot
  parsePublishable(snapshot: Snapshot): Snapshot
}

/** Returns the texts in Markdown of a snapshot, by their fields. */
export function textsOf(kind: AnyKind, snapshot: Snapshot): { field: string; markdown: string }[] {
  const texts: { field: string; markdown: string }[] = []
  kind.mapTexts?.(snapshot, (markdown, field) => {
    texts.push({ field, markdown })
    return markdown
  })
  return texts
}

/** Returns a kind by its name, with what its contract says of drafts and of what may be published. */
export function kindOf(name: ContentKindName): AnyKind {
  const kind = contentKinds[name] as unknown as ContentKind
  const { snapshot, publishable } = contracts[name]
  const clean = (draft: Snapshot) => {
    const cleaned = kind.clean?.(draft) ?? draft
    return kind.mapTexts?.(cleaned, cleanMarkdown) ?? cleaned
  }
  return {
    ...kind,
    clean,
    /** Throws the 422 of fields that no draft can hold. */
    parseDraft: (fields) => clean(parseOrThrow(snapshot, withoutNul(fields)) as Snapshot),
    /** Throws the 422 of fields that can't be published as they are. */
    parsePublishable: (draft) => parseOrThrow(publishable, draft) as Snapshot,
  }
}

/** No value in PostgreSQL can hold a NUL, JSON neither. */
function withoutNul(fields: unknown): unknown {
  if (JSON.stringify(fields).includes('\\u0000'))
    throw new ApiError(422, messages.invalid, { message: [messages.fieldInvalid] })
  return fields
}
