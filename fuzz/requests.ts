import type { InjectOptions } from 'fastify'
import type { Random } from './random.ts'
import { type ValueSchema, valueFor } from './values.ts'

/** The part of an OpenAPI document that requests are made of. */
export interface Described {
  paths: Record<string, Record<string, DescribedCall>>
}

export interface DescribedCall {
  operationId: string
  parameters: { name: string; in: 'path' | 'query' | 'header'; schema: ValueSchema }[]
  requestBody?: { content: Record<string, { schema: ValueSchema }> }
}

export interface Operation {
  method: string
  path: string
  call: DescribedCall
}

export const operationsOf = (document: Described): Operation[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ method: method.toUpperCase(), path, call })),
  )

/** Values a call has something for, by its parameter's name: slugs, ids, tokens. */
export type Known = Partial<Record<string, readonly string[]>>

/** One request for a call, with anything in its parameters, its body and its headers. */
export function makeRequest(random: Random, { method, path, call }: Operation, known: Known): InjectOptions {
  const value = (name: string, schema: ValueSchema) => valueFor(random, schema, known[name] ?? [])
  let url = path
  const query = new URLSearchParams()
  for (const { name, in: place, schema } of call.parameters) {
    if (place === 'path')
      url = url.replace(`{${name}}`, encodeURIComponent(value(name, schema).toWellFormed()) || '%20')
    // Headers come below, to any call.
    else if (place === 'query' && random.next() < 0.8) query.append(name, value(name, schema).toWellFormed())
  }
  const headers: Record<string, string> = {}
  if (random.next() < 0.9) headers['x-requested-with'] = 'XMLHttpRequest'
  if (random.next() < 0.05) headers['sec-fetch-site'] = 'cross-site'
  if (random.next() < 0.3) headers['x-visitor-id'] = headerSafe(value('visitorId', {}))
  if (random.next() < 0.4) headers.authorization = `Bearer ${headerSafe(value('token', {}))}`
  if (random.next() < 0.1) headers['idempotency-key'] = headerSafe(value('key', {}))
  const request: InjectOptions = {
    method: method as 'GET',
    url: query.size > 0 ? `${url}?${query}` : url,
    headers,
  }
  return call.requestBody
    ? { ...request, ...makeBody(random, call.requestBody.content, headers, value) }
    : request
}

const headerSafe = (text: string) => text.replace(/[^\x20-\x7e]/g, '')

function makeBody(
  random: Random,
  content: Record<string, { schema: ValueSchema }>,
  headers: Record<string, string>,
  value: (name: string, schema: ValueSchema) => string,
): InjectOptions {
  const type = random.pick(Object.keys(content))
  const properties = content[type]?.schema.properties ?? {}
  const fields = Object.entries(properties)
    .filter(() => random.next() < 0.85)
    .map(([name, schema]) => [name, value(name, schema)] as const)
  const payload = bodyOf(type, fields, random)
  const broken = random.next() < 0.05 ? payload.slice(0, random.below(payload.length + 1)) : payload
  const said = type === 'multipart/form-data' ? `${type}; boundary=fuzz` : type
  return {
    headers: { ...headers, 'content-type': random.next() < 0.03 ? 'text/plain' : said },
    payload: broken,
  }
}

function bodyOf(type: string, fields: (readonly [string, string])[], random: Random): string {
  if (type === 'application/json')
    return JSON.stringify(Object.fromEntries(fields.map(([name, text]) => [name, odd(random, text)])))
  if (type === 'application/x-www-form-urlencoded')
    return new URLSearchParams(
      fields.map(([name, text]): [string, string] => [name, text.toWellFormed()]),
    ).toString()
  const parts = fields.map(
    ([name, text]) => `--fuzz\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
  )
  return `${parts.join('')}--fuzz--\r\n`
}

/** JSON can hold what a form can't. */
function odd(random: Random, text: string): unknown {
  return random.next() < 0.8 ? text : random.pick([null, 0, -1, 1e30, true, [], [text], {}, { a: text }])
}
