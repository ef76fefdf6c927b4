import { type Endpoint, endpoints } from '@rapport/contract/endpoints'
import { failure } from '@rapport/contract/failure'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'

type Described = Endpoint & { method: string; path: string }

/** Serves the description of every call, made from the schemas that check it. */
export function openApi(app: FastifyInstance, publicUrl: string): void {
  const document = describeApi(publicUrl)
  app.get('/api/v1/openapi.json', async () => document)
}

export function describeApi(publicUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [operationId, endpoint] of Object.entries<Described>(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeCall(operationId, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'API сайта текстильной фабрики', version: '1' },
    servers: [{ url: publicUrl }],
    paths,
  }
}

function describeCall(operationId: string, endpoint: Described) {
  return {
    operationId,
    summary: endpoint.summary,
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...(endpoint.form ? { requestBody: requestBody(endpoint.form, endpoint.files === true) } : {}),
    responses: {
      200: answer('Успех', z.object({ result: endpoint.result as z.ZodType })),
      default: answer('Отказ', failure as unknown as z.ZodType),
    },
  }
}

function parameters(place: 'path' | 'query', schema: Endpoint['params']) {
  if (!schema) return []
  const described = z.toJSONSchema(schema, { io: 'input' })
  return Object.entries(described.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: described.required?.includes(name) ?? false,
    schema: property,
  }))
}

function requestBody(form: NonNullable<Endpoint['form']>, files: boolean) {
  const fields = z.toJSONSchema(form, { io: 'input', unrepresentable: 'any' })
  const withFiles = {
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

function answer(description: string, schema: z.ZodType) {
  return {
    description,
    content: { 'application/json': { schema: z.toJSONSchema(schema, { unrepresentable: 'any' }) } },
  }
}
