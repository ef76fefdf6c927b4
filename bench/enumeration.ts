import { randomInt } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type EndpointName, endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { users } from '@rapport/server/accounts/tables'
import type { Database } from '@rapport/server/platform/database/database'
import { hashPassword } from '@rapport/server/platform/security/passwords'
import { buildApp } from '../server/test/build-app.ts'
import { seedSmallFactory } from '../server/test/orders-app.ts'
import { openScratchDatabase } from '../server/test/scratch-database.ts'
import { type MailServer, startMailServer } from '../server/test/stand-ins/mail-server.ts'
import { median } from './load.ts'
import { rankTest } from './rank-test.ts'

/**
 * Measures whether response times reveal that an account exists. Calls each endpoint for known and unknown e-mail
 * addresses in alternation, without limits. Also measures the time until the mail of a registration. Exits with 1 if
 * answers differ, or if times differ significantly.
 */

const TRIES = Number(process.argv[2] ?? 200)
const WARM_UP = 20
/** Mails wait for the next poll of the job queue. */
const MAIL_TRIES = Math.ceil(TRIES / 4)
const MAILS_END_MS = 3000
const MAIL_MS_MAX = 20_000
/** Ten tests without a difference fall below this once in a hundred runs. */
const P_MIN = 0.001

const code = '000000'
const password = 'не тот пароль'
const CALLS: [EndpointName, (email: string) => object][] = [
  ['register', (email) => ({ email })],
  ['login', (email) => ({ email, password })],
  ['forgotPassword', (email) => ({ email })],
  ['resetPassword', (email) => ({ email, code, password, passwordConfirmation: password })],
]

const many = { points: 1e6, windowSeconds: 3600 }
const limits = {
  customerMailsHourly: 1e6,
  attempts: {
    calls: many,
    passwords: [many],
    slowDown: { ...many, stepMs: 0, maxMs: 0 },
    codeMails: { sender: [many], mailbox: [many] },
  },
}

type Kind = 'known' | 'unknown'
const KINDS: readonly Kind[] = ['known', 'unknown']
const formatEmail = (kind: Kind, n: number) => `${kind === 'known' ? 'ivanova' : 'petrova'}-${n}@example.ru`

interface Samples {
  times: Record<Kind, number[]>
  /** Status, body, and headers that do not depend on time. */
  answers: Record<Kind, Set<string>>
}

async function ask(url: string, name: EndpointName, body: object): Promise<{ ms: number; answer: string }> {
  const start = performance.now()
  const response = await fetch(`${url}${endpointRoutes[name].path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
  })
  const text = await response.text()
  const ms = performance.now() - start
  const headers = [...response.headers].filter(([header]) => !['date', 'x-request-id'].includes(header))
  return { ms, answer: JSON.stringify([response.status, text, headers]) }
}

/** Tries each address once, in random order. */
async function sample(
  count: number,
  attempt: (email: string) => Promise<{ ms: number; answer: string }>,
): Promise<Samples> {
  const samples: Samples = {
    times: { known: [], unknown: [] },
    answers: { known: new Set(), unknown: new Set() },
  }
  const tries = KINDS.flatMap((kind) => Array.from({ length: count }, (_, n) => ({ kind, n })))
  for (let left = tries.length; left > 0; left -= 1) {
    const [{ kind, n } = { kind: 'known' as Kind, n: 0 }] = tries.splice(randomInt(left), 1)
    const { ms, answer } = await attempt(formatEmail(kind, n))
    samples.times[kind].push(ms)
    samples.answers[kind].add(answer)
  }
  return samples
}

/** Measures the time from registration to its mail. Known and unknown addresses both receive one mail. */
async function sampleMails(url: string, { taken }: MailServer): Promise<Samples> {
  let count = -1
  // Waits for the mails of earlier requests.
  while (count < taken.length) {
    count = taken.length
    await pause(MAILS_END_MS)
  }
  return sample(MAIL_TRIES, async (email) => {
    const start = performance.now()
    const { answer } = await ask(url, 'register', { email })
    while (taken.length === count && performance.now() - start < MAIL_MS_MAX) await pause(1)
    count = taken.length
    return { ms: performance.now() - start, answer }
  })
}

const at95 = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN
const ms = (time: number) => time.toFixed(1).padStart(8)

function report(name: string, { times, answers }: Samples): string[] {
  const { above, p } = rankTest(times.known, times.unknown)
  const columns = KINDS.flatMap((kind) => [ms(median(times[kind])), ms(at95(times[kind]))])
  console.log([name.padEnd(14), ...columns, above.toFixed(3).padStart(7), p.toFixed(4)].join(' '))
  const [known, unknown] = KINDS.map((kind) => [...answers[kind]].sort().join('\n'))
  return [
    ...(known === unknown ? [] : [`${name}: the answers differ\n${known}\n${unknown}`]),
    ...(p >= P_MIN ? [] : [`${name}: the times differ`]),
  ]
}

async function measure(database: Database): Promise<string[]> {
  const mails = await startMailServer()
  const built = await buildApp(database, {
    variables: { SMTP_URL: mails.url, LOG_LEVEL: 'error' },
    limits,
    prepare: () => seedSmallFactory(database),
  })
  try {
    const passwordHash = await hashPassword('верный пароль ткача')
    const rows = Array.from({ length: TRIES + WARM_UP }, (_, n) => ({
      email: formatEmail('known', n),
      name: 'Анна',
      passwordHash,
    }))
    await database.orm.insert(users).values(rows)
    await built.listen()
    const url = `http://127.0.0.1:${(built.app.server.address() as AddressInfo).port}`
    const missed: string[] = []
    for (const [name, body] of CALLS) {
      for (let n = TRIES; n < TRIES + WARM_UP; n += 1)
        for (const who of KINDS) await ask(url, name, body(formatEmail(who, n)))
      missed.push(...report(name, await sample(TRIES, (email) => ask(url, name, body(email)))))
    }
    missed.push(...report('register, mail', await sampleMails(url, mails)))
    return missed
  } finally {
    await built.close()
    await mails.stop()
  }
}

console.log(
  `${TRIES} addresses of each kind; milliseconds; above: how often a known one takes longer (0.5: alike)`,
)
console.log('call           known50  known95   unkn50   unkn95   above p')
const database = await openScratchDatabase()
const missed = await measure(database)
await database.close()
for (const sentence of missed) console.log(`Missed: ${sentence}`)
process.exitCode = missed.length > 0 ? 1 : 0
