import type { Endpoint } from '@rapport/contract/endpoint'
import { endpoints } from '@rapport/contract/endpoints'
import { failure } from '@rapport/contract/failure'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { type JsonSchema, jsonSchemaOf, namedSchemas } from './openapi-schemas.ts'
import { encodeJson, sendEncoded } from './platform/call-answer.ts'

type Described = Endpoint & { method: string; path: string }

/** Serves the description of every call, for programs. */
export function openApi(app: FastifyInstance, description: ApiDescription): void {
  const encoded = encodeJson(description)
  app.get('/api/v1/openapi.json', (request, reply) => sendEncoded(request, reply, encoded))
}

export type ApiDescription = ReturnType<typeof describeApi>
export type CallDescription = ReturnType<typeof describeCall>

/** The description of every call, made from the schemas that check it. */
export function describeApi(publicUrl: string) {
  const paths: Record<string, Record<string, CallDescription>> = {}
  for (const [operationId, endpoint] of Object.entries<Described>(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeCall(operationId, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'API сайта текстильной фабрики', version: '1' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: namedSchemas(),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function describeCall(operationId: string, endpoint: Described) {
  return {
    operationId,
    summary: endpoint.summary,
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...headers(endpoint),
    ],
    ...(endpoint.bearer ? { security: [{ bearer: [] }] } : {}),
    ...(asksForVisitor(endpoint) ? { security: [{}, { bearer: [] }] } : {}),
    ...(endpoint.form ? { requestBody: requestBody(endpoint.form, endpoint.files === true) } : {}),
    responses: {
      200: answer('Успех', z.object({ result: endpoint.result as z.ZodType })),
      default: answer('Отказ', failure),
    },
  }
}

export interface ApiParameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: JsonSchema
}

function parameters(place: 'path' | 'query', schema: Endpoint['params']): ApiParameter[] {
  if (!schema) return []
  const described = jsonSchemaOf(schema, 'input')
  return Object.entries(described.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: described.required?.includes(name) ?? false,
    schema: property as JsonSchema,
  }))
}

/** A like: the one GET that changes something (decisions.md §2). */
const isLike = ({ method, cache, bearer }: Described) => method === 'GET' && cache === 'private' && !bearer
const asksForVisitor = (endpoint: Described) => endpoint.cache === 'visitor' || isLike(endpoint)

function headers(endpoint: Described): ApiParameter[] {
  const header = (name: string, required: boolean, schema: JsonSchema): ApiParameter => ({
    name,
    in: 'header',
    required,
    schema,
  })
  return [
    ...(endpoint.method !== 'GET' || isLike(endpoint)
      ? [header('X-Requested-With', true, { type: 'string', const: 'XMLHttpRequest' })]
      : []),
    ...(asksForVisitor(endpoint)
      ? [header('X-Visitor-Id', false, { type: 'string', pattern: '^[A-Za-z0-9-]{8,64}$' })]
      : []),
    ...(endpoint.files ? [header('Idempotency-Key', false, { type: 'string', maxLength: 200 })] : []),
  ]
}

function requestBody(form: NonNullable<Endpoint['form']>, files: boolean) {
  const fields = jsonSchemaOf(form, 'input')
  const withFiles: JsonSchema = {
    ...fields,
    properties: {
      ...fields.properties,
      'files[]': { type: 'array', items: { type: 'string', format: 'binary' } },
    },
  }
  return {
    required: true,
    content: {
      'multipart/form-data': { schema: files ? withFiles : fields },
      'application/x-www-form-urlencoded': { schema: fields },
      'application/json': { schema: fields },
    },
  }
}

function answer(description: string, schema: z.core.$ZodType) {
  return { description, content: { 'application/json': { schema: jsonSchemaOf(schema) } } }
}
