import type { Endpoint } from '@rapport/contract/endpoints/endpoint'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import type { ErrorStatus } from '@rapport/contract/errors/error-response'
import { messages } from '@rapport/contract/errors/messages'
import { COMPONENT } from './schemas.ts'

type Described = Endpoint & { method: string; path: string }

/** Returns whether an endpoint is a like, the only GET with an effect. */
export const isLikeEndpoint = ({ method, cache, bearer }: Described) =>
  method === 'GET' && cache === 'private' && !bearer

const changesSomething = (endpoint: Described) => endpoint.method !== 'GET' || isLikeEndpoint(endpoint)

/** Whether an endpoint has a limit by IP. */
const isLimited = (endpoint: Described) =>
  isLikeEndpoint(endpoint) ||
  endpoint.path === endpointRoutes.searchCatalog.path ||
  (endpoint.method === 'POST' && Boolean(endpoint.form))

const REFUSALS = {
  400: ['Запрос не разобрать', messages.badRequest],
  401: ['Нужен вход', messages.unauthorized],
  403: ['Запрос не от программы сайта', messages.forbidden],
  404: ['Такого нет', messages.notFound],
  413: ['Слишком большое тело или файл', messages.bodyTooLarge],
  415: ['Тело другого вида', messages.contentType],
  422: ['Поля с ошибками', messages.invalid],
  429: ['Слишком часто', messages.tooManyRequestsUntil(60)],
  500: ['Ошибка на нашей стороне', messages.internal],
  503: ['Временно недоступно', messages.unavailable],
} satisfies Partial<Record<ErrorStatus, [string, string]>>

type ErrorCase = keyof typeof REFUSALS

function errorCasesOf(endpoint: Described): ErrorCase[] {
  const { params, query, form, bearer } = endpoint
  const isVisitors = endpoint.cache === 'visitor' || isLikeEndpoint(endpoint)
  const applies: Record<ErrorCase, boolean> = {
    400: Boolean(params || query || form) || isVisitors,
    401: bearer === true,
    403: changesSomething(endpoint) || bearer === true,
    404: Boolean(params) || endpoint.path === endpointRoutes.getSeo.path,
    413: Boolean(form),
    415: Boolean(form),
    422: Boolean(params || query || form),
    429: isLimited(endpoint),
    500: true,
    503: true,
  }
  return (Object.keys(REFUSALS).map(Number) as ErrorCase[]).filter((status) => applies[status])
}

const nameOf = (status: ErrorCase) => `Refusal${status}`

/** Returns the responses of an endpoint except its success, by status. */
export function otherResponses(endpoint: Described): Record<string, object> {
  const notModified =
    endpoint.cache === 'private' ? {} : { 304: { $ref: '#/components/responses/NotModified' } }
  const refusals = errorCasesOf(endpoint).map((status) => [
    status,
    { $ref: `#/components/responses/${nameOf(status)}` },
  ])
  return { ...notModified, ...Object.fromEntries(refusals) }
}

/** Returns the responses that endpoints share. */
export function sharedResponses(): Record<string, object> {
  const refusals = Object.entries(REFUSALS).map(([status, [description, message]]) => [
    nameOf(Number(status) as ErrorCase),
    {
      description,
      ...(status === '429' || status === '503' ? { headers: { 'Retry-After': RETRY_AFTER } } : {}),
      content: {
        'application/json': {
          schema: { $ref: `${COMPONENT}Failure` },
          example: {
            message,
            errors: status === '422' ? { name: [messages.nameRequired] } : { message: [message] },
          },
        },
      },
    },
  ])
  return {
    NotModified: { description: 'То же, что названо в If-None-Match' },
    ...Object.fromEntries(refusals),
  }
}

const RETRY_AFTER = {
  description: 'Через сколько секунд повторить',
  schema: { type: 'integer', minimum: 1 },
  example: 60,
}
