import { session, user, userSession } from '@rapport/contract/accounts/accounts'
import { personalData } from '@rapport/contract/accounts/personal-data'
import { userOrder } from '@rapport/contract/accounts/user-orders'
import { post, postPreview } from '@rapport/contract/blog/blog'
import { catalogCard, catalogGroup, catalogItem } from '@rapport/contract/catalog/catalog'
import { city, cityContact } from '@rapport/contract/contacts/contacts'
import { errorResponse } from '@rapport/contract/errors/error-response'
import { material } from '@rapport/contract/materials/materials'
import { cart } from '@rapport/contract/orders/cart-line'
import { priceGroup, priceTable } from '@rapport/contract/prices/prices'
import { resolvedSeo, seo } from '@rapport/contract/site/seo'
import { license, siteProperties, story, textPage } from '@rapport/contract/site/site'
import * as z from 'zod'
import { CHECKBOX, SCHEMA_HINTS } from './schema-hints.ts'

/** Schema in OpenAPI: JSON Schema 2020-12. */
export type JsonSchema = z.core.JSONSchema.BaseSchema

const named = {
  Cart: cart,
  CatalogCard: catalogCard,
  CatalogGroup: catalogGroup,
  CatalogItem: catalogItem,
  City: city,
  CityContact: cityContact,
  Failure: errorResponse,
  License: license,
  Material: material,
  PersonalData: personalData,
  Post: post,
  PostPreview: postPreview,
  PriceGroup: priceGroup,
  PriceTable: priceTable,
  Seo: seo,
  Session: session,
  ShownSeo: resolvedSeo,
  SiteProperties: siteProperties,
  Story: story,
  TextPage: textPage,
  User: user,
  UserOrder: userOrder,
  UserSession: userSession,
}

const names = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(named)) names.add(schema as unknown as z.ZodType, { id })

export const COMPONENT = '#/components/schemas/'

/** Returns the JSON Schema of a schema of the contract. Named schemas are references. */
export function toJsonSchema(schema: z.core.$ZodType, io: 'input' | 'output' = 'output'): JsonSchema {
  const { $schema, $defs, ...own } = convert(schema, io)
  return own
}

/** Returns the named schemas. */
export function namedSchemas(): Record<string, JsonSchema> {
  const everything = z.object(named as unknown as Record<string, z.ZodType>)
  return convert(everything, 'output').$defs ?? {}
}

function convert(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const written = z.toJSONSchema(schema, {
    io,
    metadata: names,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (io === 'input') describeInput(zodSchema as z.core.$ZodTypes, jsonSchema)
    },
  })
  // References are within the document, not within each of its schemas.
  return JSON.parse(JSON.stringify(written, withoutId).replaceAll('"#/$defs/', `"${COMPONENT}`))
}

/** Adds checks that run after trimming or conversion, and the schema hints. */
function describeInput(schema: z.core.$ZodTypes, written: JsonSchema): void {
  const { def } = schema._zod
  if (def.type === 'pipe' && (def.out as z.core.$ZodTypes)._zod.def.type !== 'transform') {
    const { $schema, ...after } = convert(def.out, 'input')
    if (after.type === 'integer') delete written.pattern
    if (after.type === 'integer' || after.type === 'string') Object.assign(written, after)
    // A list that a form sends as text.
    if (after.type === 'array')
      Object.assign(written, { anyOf: [after, { type: 'string', contentMediaType: 'application/json' }] })
  }
  const kinds = written.anyOf?.map((one) => (one as JsonSchema).type).join()
  const hint = kinds === 'boolean,string,number' ? CHECKBOX : SCHEMA_HINTS.get(schema)
  if (!hint) return
  delete written.anyOf
  Object.assign(written, hint)
}

/** The id is the schema's name in the document already. Inside the schema it would be a base URL. */
const withoutId = (key: string, value: unknown) =>
  (key === 'id' || key === '$id') && typeof value === 'string' ? undefined : value
