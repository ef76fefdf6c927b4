import { messages } from '@rapport/contract/errors/messages'
import { cleanMarkdown } from '@rapport/markdown/write-markdown'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import {
  type ContentKindName,
  contentKinds as contracts,
  type Snapshots,
} from '@rapport/staff-contract/entries/content-kinds'
import type * as z from 'zod/v4/core'
import { postKind } from '../blog/post-kind.ts'
import { itemKind } from '../catalog/item-kind/item-kind.ts'
import { cityKind } from '../contacts/city-kind.ts'
import { helpKinds } from '../content/help.ts'
import { homeKind } from '../content/home-kind.ts'
import { licenseKind } from '../content/license-kind.ts'
import { siteKind } from '../content/site-kind.ts'
import { storyKind } from '../content/story-kind.ts'
import { textPageKind } from '../content/text-page-kind.ts'
import { themeKind } from '../content/theme/theme-kind.ts'
import type { ContentKind } from '../content-kind.ts'
import { legalEntityKind } from '../legal-entities/legal-entity-kind.ts'
import { materialKind } from '../materials/material-kind.ts'
import { calculationRulesKind } from '../operations/calculation-rules-kind.ts'
import { operationKind } from '../operations/operation-kind.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { parseOrThrow } from '../platform/http/field-errors.ts'
import { priceGroupKind } from '../prices/price-group-kind.ts'
import { orderRulesKind } from '../production/order-rules-kind.ts'

/** All kinds of content with drafts. A new kind also needs a line in the contract. */
export const contentKinds: { [K in ContentKindName]: ContentKind<K> } = {
  material: materialKind,
  'price-group': priceGroupKind,
  operation: operationKind,
  item: itemKind,
  post: postKind,
  'text-page': textPageKind,
  story: storyKind,
  license: licenseKind,
  ...helpKinds,
  home: homeKind,
  site: siteKind,
  'calculation-rules': calculationRulesKind,
  'order-rules': orderRulesKind,
  theme: themeKind,
  'legal-entity': legalEntityKind,
  city: cityKind,
}

export type Snapshot = Snapshots[ContentKindName]

/** A kind of unknown name. Each function must only get snapshots of its own kind. */
export type AnyKind = ContentKind & {
  clean(snapshot: Snapshot): Snapshot
  parseDraft(fields: unknown): Snapshot
  requireStorable(snapshot: Snapshot): void
  parsePublishable(snapshot: Snapshot): Snapshot
}

/** Returns the Markdown texts of a snapshot by field. */
export function getTexts(kind: AnyKind, snapshot: Snapshot): { field: string; markdown: string }[] {
  const texts: { field: string; markdown: string }[] = []
  kind.mapTexts?.(snapshot, (markdown, field) => {
    texts.push({ field, markdown })
    return markdown
  })
  return texts
}

/** Returns a kind by name, with the rules of its contract. */
export function getKind(name: ContentKindName): AnyKind {
  const kind = contentKinds[name] as unknown as ContentKind
  const { snapshot, publishable } = contracts[name]
  const clean = (draft: Snapshot) => {
    const cleaned = kind.clean?.(draft) ?? draft
    return kind.mapTexts?.(cleaned, cleanMarkdown) ?? cleaned
  }
  return {
    ...kind,
    clean,
    /** Throws 422 if the fields are invalid in a draft. */
    parseDraft: (fields) => clean(parseOrThrow(snapshot, withoutHalves(fields)) as Snapshot),
    /** Throws 422 if cleaned fields are too long. */
    requireStorable: (cleaned) => requireStorable(snapshot, cleaned),
    /** Throws 422 if the fields can't be published. */
    parsePublishable: (draft) => parseOrThrow(publishable, draft) as Snapshot,
  }
}

/** PostgreSQL's text and JSON can hold neither NUL nor half of a surrogate pair. */
function withoutHalves(fields: unknown): unknown {
  JSON.stringify(fields, (name, value) => {
    for (const text of [name, value])
      if (typeof text === 'string' && (text.includes('\0') || !text.isWellFormed()))
        throw new ApiError(422, messages.invalid, { message: [messages.fieldInvalid] })
    return value
  })
  return fields
}

/** The errors add that marks count as characters. */
function requireStorable(schema: z.$ZodType, cleaned: Snapshot): void {
  try {
    parseOrThrow(schema, cleaned)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const fields = Object.entries(error.fields).map(([field, list]) => [
      field,
      [...list, editingMessages.marksCount],
    ])
    throw new ApiError(422, error.message, Object.fromEntries(fields))
  }
}
