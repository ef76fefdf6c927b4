import { endpoints } from '@rapport/contract/endpoints'
import { failure } from '@rapport/contract/failure'
import { startSession } from '@rapport/server/accounts/sessions'
import { users } from '@rapport/server/accounts/tables'
import { hashPassword } from '@rapport/server/platform/passwords'
import { openPglite } from '@rapport/server/platform/pglite-database'
import * as z from 'zod/v4/core'
import { noPages } from '../tests/no-pages.ts'
import { openWhole } from '../tests/open-whole.ts'
import { createRandom } from './random.ts'
import { type Described, type Known, makeRequest, operationsOf } from './requests.ts'

/**
 * Asks every call for anything, as its description says it may be asked. No answer may be a 5xx, every one must
 * fit its schema, and nothing that was sent may come back as markup. FUZZ_SEED and FUZZ_REQUESTS change the run.
 */
const seed = Number(process.env.FUZZ_SEED ?? 1)
const requests = Number(process.env.FUZZ_REQUESTS ?? 20_000)

const database = await openPglite(undefined)
await database.migrate()
const { app, close } = await openWhole(database, noPages)
const random = createRandom(seed)
const document: Described = (await app.inject({ url: '/api/v1/openapi.json' })).json()
const operations = operationsOf(document)
const [user] = await database.orm
  .insert(users)
  .values({
    email: 'anna@example.ru',
    name: 'Анна',
    priceList: 'wholesale',
    passwordHash: await hashPassword('длинный пароль 12'),
  })
  .returning({ id: users.id })
// Many: each ends with the first log-out.
const tokens: string[] = []
while (tokens.length < 200) tokens.push(await startSession(database.orm, user?.id ?? 0, new Date()))
const known: Known = {
  slug: ['polo', 'policy', 'individualnyy-zakaz', 'kubovaya-naboyka'],
  id: ['1', '2', '7', '24', '150'],
  erpId: ['p-polo', 'm-kulirka-180'],
  index: ['0', '1', '2'],
  groupName: ['page', 'catalog', 'post', 'city'],
  entityId: ['/', '/help/', '1', '24'],
  token: tokens,
  number: ['26-000001'],
  visitorId: ['3f2b8c1e-aaaa-bbbb-cccc-0123456789ab'],
  name: ['футболка', 'aen,jkrf', 'Анна'],
}

const statuses = new Map<string, number>()
const faults: string[] = []

for (let count = 0; count < requests && faults.length < 20; count += 1) {
  const operation = random.pick(operations)
  const request = makeRequest(random, operation, known)
  // From an address of its own: what is refused for there being much of it tells nothing.
  const remoteAddress = `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`
  const answer = await app.inject({ ...request, remoteAddress })
  const name = operation.call.operationId as keyof typeof endpoints
  statuses.set(String(answer.statusCode), (statuses.get(String(answer.statusCode)) ?? 0) + 1)
  const fault = findFault(name, answer.statusCode, answer.body, String(answer.headers['content-type'] ?? ''))
  if (fault)
    faults.push(`${operation.method} ${String(request.url).slice(0, 200)} → ${answer.statusCode}: ${fault}`)
}

function findFault(
  name: keyof typeof endpoints,
  status: number,
  body: string,
  type: string,
): string | undefined {
  if (status >= 500) return body.slice(0, 300)
  if (status === 304) return undefined
  if (!type.startsWith('application/json')) return `answered as ${type || 'nothing'}`
  const parsed: unknown = JSON.parse(body)
  const schema = status < 300 ? endpoints[name].result : failure
  const value = status < 300 ? (parsed as { result?: unknown }).result : parsed
  const { error } = z.safeParse(schema as z.$ZodType, value)
  return error ? z.prettifyError(error).slice(0, 300) : undefined
}

await close()
await database.close()
console.log(
  `${[...statuses]
    .sort()
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ')} (seed ${seed})`,
)
for (const fault of faults) console.error(fault)
console.log(faults.length === 0 ? `${requests} requests, no fault` : `${faults.length} faults`)
process.exit(faults.length === 0 ? 0 : 1)
