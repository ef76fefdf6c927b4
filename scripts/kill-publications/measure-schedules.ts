import { setTimeout as pause } from 'node:timers/promises'
import { startServer } from '../kill-orders/killable-server.ts'
import { askAdmin } from './publish-together.ts'
import type { Things } from './round.ts'

const MINUTE_MS = 60_000
/** A minute that is nearer than this is left out: the call has to arrive before it. */
const AHEAD_MS = 5000
const WAIT_MS_MAX = 60_000
const LOOK_EVERY_MS = 50

/** Schedules one thing after another for the next minute of the real clock. Returns how many milliseconds after it each was taken down or published. */
export async function measureSchedules(
  variables: Record<string, string>,
  { ids, token }: Things,
  minutes: number,
): Promise<number[]> {
  const server = startServer(variables)
  const url = await server.url
  if (!url) throw new Error('The server ended by itself')
  const late: number[] = []
  try {
    for (const id of ids.slice(0, minutes)) late.push(await measureOne(url, token, id))
  } finally {
    await server.kill()
  }
  return late
}

async function measureOne(url: string, token: string, id: number): Promise<number> {
  const { entry } = (await read(url, token, id)).result
  const moment = Math.ceil((Date.now() + AHEAD_MS) / MINUTE_MS) * MINUTE_MS
  const body = { version: entry.version, publishAt: null, takeDownAt: moscowMinute(moment) }
  const scheduled = await askAdmin(url, token, { name: 'scheduleEntry', id, body })
  if (scheduled?.status !== 200) throw new Error(`A schedule was answered ${scheduled?.status}`)
  await pause(moment - Date.now())
  while (Date.now() < moment + WAIT_MS_MAX) {
    if ((await read(url, token, id)).result.entry.state === 'taken-down') return Date.now() - moment
    await pause(LOOK_EVERY_MS)
  }
  throw new Error('What was scheduled was not done within a minute')
}

async function read(url: string, token: string, id: number) {
  const answer = await askAdmin(url, token, { name: 'getEntry', id })
  if (answer?.status !== 200) throw new Error(`An entry was answered ${answer?.status}`)
  return (await answer.json()) as { result: { entry: { version: number; state: string } } }
}

/** Returns a moment as forms name it, by Moscow's clock: `2026-12-25T09:30`. */
const moscowMinute = (moment: number): string =>
  new Date(moment + 3 * 60 * MINUTE_MS).toISOString().slice(0, 16)
