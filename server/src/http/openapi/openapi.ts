import type { Endpoint } from '@rapport/contract/endpoints/endpoint'
import { endpoints } from '@rapport/contract/endpoints/endpoints'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { type EncodedJson, encodeJson, sendEncoded } from '../endpoints/public-response.ts'
import { findExample } from './examples.ts'
import { isLikeEndpoint, otherResponses, sharedResponses } from './responses.ts'
import { ORDER_FILES } from './schema-hints.ts'
import { type JsonSchema, namedSchemas, toJsonSchema } from './schemas.ts'

type Described = Endpoint & { method: string; path: string }
type Schemas = Record<string, JsonSchema>

/** Serves the OpenAPI document of every endpoint. */
export function openApi(app: FastifyInstance, describe: () => ApiDescription): void {
  let encoded: EncodedJson | undefined
  app.get('/api/v1/openapi.json', (request, reply) => {
    encoded ??= encodeJson(describe())
    return sendEncoded(request, reply, encoded)
  })
}

export type ApiDescription = ReturnType<typeof describeApi>
export type OperationDescription = ReturnType<typeof describeCall>

/** Returns the OpenAPI document, built from the schemas that validate requests. */
export function describeApi(publicUrl: string) {
  const paths: Record<string, Record<string, OperationDescription>> = {}
  const schemas = namedSchemas()
  for (const [operationId, endpoint] of Object.entries<Described>(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: describeCall(operationId, endpoint, schemas),
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'API сайта текстильной фабрики', version: '1' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas,
      responses: sharedResponses(),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function describeCall(operationId: string, endpoint: Described, schemas: Schemas) {
  return {
    operationId,
    summary: endpoint.summary,
    parameters: [
      ...parameters('path', endpoint.params, schemas),
      ...parameters('query', endpoint.query, schemas),
      ...headers(endpoint),
    ],
    ...(endpoint.bearer ? { security: [{ bearer: [] }] } : {}),
    ...(asksForVisitor(endpoint) || endpoint.files ? { security: [{}, { bearer: [] }] } : {}),
    ...(endpoint.form ? { requestBody: requestBody({ ...endpoint, form: endpoint.form }, schemas) } : {}),
    responses: {
      200: answer('Успех', z.object({ result: endpoint.result as z.ZodType }), schemas),
      ...otherResponses(endpoint),
    },
  }
}

export interface ApiParameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: JsonSchema
  example?: unknown
}

function parameters(place: 'path' | 'query', schema: Endpoint['params'], schemas: Schemas): ApiParameter[] {
  if (!schema) return []
  const described = toJsonSchema(schema, 'input')
  return Object.entries(described.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: described.required?.includes(name) ?? false,
    schema: property as JsonSchema,
    example: findExample(property as JsonSchema, schemas, place, name),
  }))
}

const asksForVisitor = (endpoint: Described) => endpoint.cache === 'visitor' || isLikeEndpoint(endpoint)
/** Whether it identifies browsers: by visitor id it recognizes a repeat, a known device or a visitor. */
const takesVisitorId = (endpoint: Described) => asksForVisitor(endpoint) || endpoint.form !== undefined

function headers(endpoint: Described): ApiParameter[] {
  const header = (name: string, required: boolean, schema: JsonSchema): ApiParameter => ({
    name,
    in: 'header',
    required,
    schema,
  })
  return [
    ...(endpoint.method !== 'GET' || isLikeEndpoint(endpoint)
      ? [header('X-Requested-With', true, { type: 'string', const: 'XMLHttpRequest' })]
      : []),
    ...(takesVisitorId(endpoint)
      ? [header('X-Visitor-Id', false, { type: 'string', pattern: '^[A-Za-z0-9-]{8,64}$' })]
      : []),
    ...(endpoint.files ? [header('Idempotency-Key', false, { type: 'string', maxLength: 200 })] : []),
  ]
}

interface BodyContent {
  schema: JsonSchema
  example?: unknown
}

function requestBody(
  { form, files, isJson }: Endpoint & { form: NonNullable<Endpoint['form']> },
  schemas: Schemas,
): { required: true; content: Record<string, BodyContent> } {
  const fields = toJsonSchema(form, 'input')
  const withFiles: JsonSchema = { ...fields, properties: { ...fields.properties, 'files[]': ORDER_FILES } }
  const example = findExample(fields, schemas, isJson ? 'JsonForm' : 'Form')
  const json = { 'application/json': { schema: fields, example } }
  const forms = {
    'multipart/form-data': { schema: files ? withFiles : fields },
    'application/x-www-form-urlencoded': { schema: fields, example },
  }
  return { required: true, content: isJson ? json : { ...forms, ...json } }
}

function answer(description: string, schema: z.core.$ZodType, schemas: Schemas) {
  const written = toJsonSchema(schema)
  const example = findExample(written, schemas, 'Answer')
  return { description, content: { 'application/json': { schema: written, example } } }
}
