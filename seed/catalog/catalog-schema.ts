import { catalogKind, sizeTable } from '@rapport/contract/catalog/catalog'
import { PIECE_UNIT } from '@rapport/contract/catalog/units'
import type { SeedCatalogItem } from '@rapport/staff-contract/seed/seed'
import * as z from 'zod/mini'
import { imageName, line, optionalImage, optionalText, seoInput, slug } from '../reading/fields.ts'

export const seedCatalogItem = z.strictObject({
  slug,
  formerSlugs: z._default(z.array(slug), []),
  name: line(120),
  kind: z._default(catalogKind, 'regular'),
  isGroup: z.boolean(),
  parent: z.nullable(slug),
  summary: line(300),
  description: optionalText(20_000),
  properties: z._default(z.array(z.strictObject({ name: line(60), value: line(200) })), []),
  unit: z._default(line(20), PIECE_UNIT),
  priceTiers: z._default(z.array(z.object({ from: z.number(), price: z.number() })), []),
  leadTimeDays: z._default(z.nullable(z.int()), null),
  sizeTables: z._default(z.array(z.extend(sizeTable, { sketch: imageName })), []),
  picture: imageName,
  gallery: z._default(z.array(imageName), []),
  banner: optionalImage,
  divider: optionalImage,
  shows: z._default(z.array(slug), []),
  onHome: z._default(z.boolean(), false),
  seo: z._default(seoInput, {}),
}) satisfies z.ZodMiniType<SeedCatalogItem>
