import type { EndpointName } from '@rapport/contract/endpoints/endpoint-routes'
import { oddHeaders } from './headers.ts'
import type { Random } from './random.ts'
import type { HeaderList, RawRequest } from './raw-request.ts'
import { headerSafe, type ValueSchema, valueFor } from './values.ts'

/** The part of an OpenAPI document from which requests are built. */
export interface Described {
  paths: Record<string, Record<string, DescribedCall>>
}

interface DescribedCall {
  operationId: string
  parameters: { name: string; in: 'path' | 'query' | 'header'; schema: ValueSchema }[]
  requestBody?: { content: Record<string, { schema: ValueSchema }> }
}

export interface Operation {
  method: string
  path: string
  call: DescribedCall
}

export const listOperations = (document: Described): Operation[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ method: method.toUpperCase(), path, call })),
  )

/** Existing values by parameter name: slugs, ids, tokens. */
export type Known = Partial<Record<string, readonly string[]>>

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Returns a request for an endpoint with random parameters, body and headers. */
export function makeApiRequest(random: Random, { method, path, call }: Operation, known: Known): RawRequest {
  const value = (name: string, schema: ValueSchema) => valueFor(random, schema, known[name] ?? [])
  let target = path
  const query = new URLSearchParams()
  for (const { name, in: location, schema } of call.parameters) {
    if (location === 'path')
      target = target.replace(
        `{${name}}`,
        () => encodeURIComponent(value(name, schema).toWellFormed()) || '%20',
      )
    // Headers are added below for every endpoint.
    else if (location === 'query' && random.next() < 0.8)
      query.append(name, value(name, schema).toWellFormed())
  }
  const headers: HeaderList = random.next() < 0.2 ? oddHeaders(random) : []
  if (random.next() < 0.9) headers.push(['X-Requested-With', 'XMLHttpRequest'])
  if (random.next() < 0.05) headers.push(['Sec-Fetch-Site', 'cross-site'])
  if (random.next() < 0.3) headers.push(['X-Visitor-Id', headerSafe(value('visitorId', {}))])
  if (random.next() < 0.5) {
    const token = random.next() < 0.6 ? random.pick(known.token ?? ['']) : headerSafe(value('token', {}))
    headers.push(['Authorization', `Bearer ${token}`])
  }
  if (random.next() < 0.1) headers.push(['Idempotency-Key', headerSafe(value('key', {}))])
  const request: RawRequest = {
    kind: 'api',
    method: random.next() < 0.03 ? random.pick(METHODS) : method,
    target: query.size > 0 ? `${target}?${query}` : target,
    headers,
    call: call.operationId as EndpointName,
  }
  return call.requestBody ? withBody(random, request, call.requestBody.content, value) : request
}

function withBody(
  random: Random,
  request: RawRequest,
  content: Record<string, { schema: ValueSchema }>,
  value: (name: string, schema: ValueSchema) => string,
): RawRequest {
  const type = random.pick(Object.keys(content))
  const fields = Object.entries(content[type]?.schema.properties ?? {})
    .filter(() => random.next() < 0.85)
    .map(([name, schema]) => [name, value(name, schema)] as const)
  const body = Buffer.from(encodeBody(type, fields, random))
  const said = type === 'multipart/form-data' ? `${type}; boundary=fuzz` : type
  return {
    ...request,
    headers: [...request.headers, ['Content-Type', random.next() < 0.03 ? 'text/plain' : said]],
    body: random.next() < 0.05 ? body.subarray(0, random.below(body.byteLength + 1)) : body,
  }
}

function encodeBody(type: string, fields: (readonly [string, string])[], random: Random): string {
  if (type === 'application/json')
    return JSON.stringify(Object.fromEntries(fields.map(([name, text]) => [name, oddJson(random, text)])))
  if (type === 'application/x-www-form-urlencoded')
    return new URLSearchParams(
      fields.map(([name, text]): [string, string] => [name, text.toWellFormed()]),
    ).toString()
  const parts = fields.map(
    ([name, text]) => `--fuzz\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
  )
  return `${parts.join('')}--fuzz--\r\n`
}

/** Values that JSON can contain but a form can't. */
const ODD_JSON: readonly unknown[] = [
  null,
  0,
  -1,
  1e30,
  true,
  [],
  ['a'],
  {},
  { a: 'b' },
  { toString: 1 },
  { length: 5 },
]

/** Returns the value of a JSON field: mostly its text, sometimes another type. */
export function oddJson(random: Random, text: string): unknown {
  if (random.next() < 0.8) return text
  return random.pick(ODD_JSON)
}
