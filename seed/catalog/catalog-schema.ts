import { sizeTable } from '@rapport/contract/catalog/catalog'
import { PIECE_UNIT } from '@rapport/contract/catalog/units'
import type { SeedCatalogItem } from '@rapport/staff-contract/seed/seed'
import { itemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import * as z from 'zod/mini'
import { imageName, line, optionalImage, optionalText, seoInput, slug } from '../reading/fields.ts'
import { optionalFields } from '../reading/optional-fields.ts'

const { title: _, position: __, priceGroups: ___, ...ownFields } = itemSnapshot.shape

/** Fields of the snapshot that are not described here are read by its schema, and are empty if absent. */
export const seedCatalogItem = z.strictObject({
  ...optionalFields(ownFields),
  slug,
  formerSlugs: z._default(z.array(slug), []),
  name: line(120),
  isGroup: z.boolean(),
  parent: z.nullable(slug),
  summary: line(300),
  description: optionalText(20_000),
  properties: z._default(z.array(z.strictObject({ name: line(60), value: line(200) })), []),
  unit: z._default(line(20), PIECE_UNIT),
  sizeTables: z._default(z.array(z.extend(sizeTable, { sketch: imageName })), []),
  picture: imageName,
  gallery: z._default(z.array(imageName), []),
  banner: optionalImage,
  divider: optionalImage,
  shows: z._default(z.array(slug), []),
  seo: z._default(seoInput, {}),
}) satisfies z.ZodMiniType<SeedCatalogItem>
