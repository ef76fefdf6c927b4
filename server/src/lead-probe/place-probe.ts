import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { MINUTE_MS } from '@rapport/contract/hours/durations'
import { ORDER_PATH } from '@rapport/contract/paths/paths'
import type { LeadProbeStep } from '@rapport/staff-contract/system/lead-probe'
import { eq } from 'drizzle-orm'
import { PROBE_HEADER } from '../orders/submit/rehearse-order.ts'
import type { Orm } from '../platform/database/database.ts'
import { errorCode } from '../platform/http/error-code.ts'
import { HttpError } from '../platform/http/post-json.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { Env } from '../platform/process/env.ts'
import type { SecretKeys } from '../platform/security/secret-keys.ts'
import { createMark } from './mark.ts'
import { probeForm } from './probe-order.ts'
import { addSteps, finishStep, recordError } from './steps.ts'
import { leadProbes } from './tables.ts'

const PAGE_MS = 15_000
const FORM_MS = 30_000
/** After it, the process that placed a test order must have died. */
const PLACING_MS = 4 * MINUTE_MS
const ANSWER_MAX = 10_000

export interface PlaceProbeDeps {
  orm: Orm
  env: Pick<Env, 'PUBLIC_URL' | 'LEAD_PROBE_MAIL'>
  keys: SecretKeys
  now: Clock
  /** Milliseconds before the second try of the page or the form. */
  pauseMs: number
}

/**
 * Opens the page of the form and sends a test order from it, both at the public URL, as a visitor does. Records how both
 * ended. Returns the id of the test order.
 */
export async function placeProbe({ orm, env, keys, now, pauseMs }: PlaceProbeDeps): Promise<string> {
  const probeId = randomUUID()
  const placedAt = now()
  await orm.transaction(async (tx) => {
    await tx.insert(leadProbes).values({ id: probeId, placedAt })
    await addSteps(tx, probeId, ['page', 'form'], new Date(placedAt.getTime() + PLACING_MS))
  })
  const record = async (step: LeadProbeStep, work: () => Promise<void>) => {
    try {
      await tryTwice(work, pauseMs)
      await finishStep(orm, { probeId, step })
    } catch (error) {
      await recordError(orm, { probeId, step }, codeOf(error), 'failed')
    }
  }
  await record('page', () => openPage(env))
  await record('form', async () => {
    const number = await sendForm(probeId, createMark(keys, probeId), env)
    const [probe] = await orm.select().from(leadProbes).where(eq(leadProbes.id, probeId))
    if (!number || probe?.number !== number) throw new ProbeError('WRONG_ANSWER')
  })
  return probeId
}

/**
 * Repeats failed work once. A process that is being stopped no longer reaches its own form. It ends during the pause, and
 * the next process places another test order.
 */
async function tryTwice(work: () => Promise<void>, pauseMs: number): Promise<void> {
  try {
    await work()
  } catch {
    await setTimeout(pauseMs, undefined, { ref: false })
    await work()
  }
}

/** Failure that has a code of ours. */
class ProbeError extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && error.name === 'TimeoutError' ? 'ETIMEDOUT' : errorCode(error)

async function openPage({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): Promise<void> {
  const response = await fetch(`${PUBLIC_URL}${ORDER_PATH}`, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(PAGE_MS),
  })
  await response.body?.cancel()
  if (response.status !== 200) throw new HttpError(response.status)
  if (!response.headers.get('content-type')?.startsWith('text/html')) throw new ProbeError('WRONG_ANSWER')
}

async function sendForm(
  probeId: string,
  mark: string,
  env: PlaceProbeDeps['env'],
): Promise<string | undefined> {
  const response = await fetch(`${env.PUBLIC_URL}${endpointRoutes.sendOrderMail.path}`, {
    method: 'POST',
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      'idempotency-key': probeId,
      origin: env.PUBLIC_URL,
      referer: `${env.PUBLIC_URL}${ORDER_PATH}`,
      [PROBE_HEADER]: mark,
    },
    body: probeForm(probeId, env),
    redirect: 'manual',
    signal: AbortSignal.timeout(FORM_MS),
  })
  const text = await readText(response)
  if (response.status !== 200) throw new HttpError(response.status)
  return readNumber(text)
}

/** Returns the text of an answer, at most about ANSWER_MAX characters. */
async function readText(response: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true })
    if (text.length > ANSWER_MAX) break
  }
  return text
}

function readNumber(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { result?: { number?: string } }).result?.number
  } catch {
    return undefined
  }
}
