import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import { callAdmin } from '../../api/admin-api.ts'
import { AdminError, failureText } from '../../api/admin-error.ts'
import { sendFile } from '../../api/send-file.ts'
import { listWrites, type NewWrite, removeWrite, storeWrite, type WaitingWrite } from './waiting-writes.ts'

/** Writes that wait at once, and bytes of their files. */
const WRITES_MAX = 100
const BYTES_MAX = 300 * 1024 * 1024
const FULL = 'Слишком много ждёт отправки. Дождитесь связи'
/** How long a call may take, and a file may stand still, until there is taken to be no connection. */
const PATIENCE_MS = 20_000
const STALL_MS = 60_000
const TRIED_EVERY_MS = 15_000
/** What takes longer is said to wait. */
const QUICK_MS = 2000

type SubmittedWrite = NewWrite & Pick<WaitingWrite, 'memberId'>
type Waiter = PromiseWithResolvers<InboxOrder | undefined>

let memberId: number | undefined
let writes: readonly WaitingWrite[] = []
let isHeld = false
let lastRun: Promise<void> = Promise.resolve()
let lastStored: Promise<unknown> = Promise.resolve()
const listeners = new Set<() => void>()
/** Who waits in this tab for what becomes of a write, by its key. */
const waiters = new Map<string, Waiter>()
let tellSent: (order: InboxOrder) => void = () => undefined
/** Other tabs show the same. */
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('admin-outbox') : undefined

export const getWrites = (): readonly WaitingWrite[] => writes

/** Whether what is there waits for a connection, and is not just being sent. */
export const areWritesHeld = (): boolean => isHeld

export function subscribeToWrites(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Sends what waits of somebody, now and whenever there may be a connection again; returns what ends it. */
export function startOutbox(id: number, onSent: (order: InboxOrder) => void): () => void {
  memberId = id
  tellSent = onSent
  const onVisible = () => document.visibilityState === 'visible' && sendWaiting()
  const onTick = () => writes.some(({ refusal }) => refusal === undefined) && sendWaiting()
  const timer = setInterval(onTick, TRIED_EVERY_MS)
  const onOtherTab = () => void readWrites()
  addEventListener('online', sendWaiting)
  document.addEventListener('visibilitychange', onVisible)
  channel?.addEventListener('message', onOtherTab)
  void readWrites().then(sendWaiting)
  return () => {
    memberId = undefined
    clearInterval(timer)
    removeEventListener('online', sendWaiting)
    document.removeEventListener('visibilitychange', onVisible)
    channel?.removeEventListener('message', onOtherTab)
  }
}

/**
 * Stores a write, then sends it after those that wait already. Returns the order as it is then; undefined where there is no
 * connection: it is sent when there is one. Rejects with an AdminError where it is refused.
 */
export async function submitWrite(write: SubmittedWrite): Promise<InboxOrder | undefined> {
  // Files that are chosen together come at once: each is stored after the one before, and knows of it.
  const stored = lastStored.then(() => addWrite(write))
  lastStored = stored.catch(() => undefined)
  const waiter = await stored
  channel?.postMessage('changed')
  sendWaiting()
  return waiter.promise
}

async function addWrite(write: SubmittedWrite): Promise<Waiter> {
  memberId = write.memberId
  const bytes = [...writes, write].reduce((sum, { file }) => sum + (file?.size ?? 0), 0)
  if (writes.length >= WRITES_MAX || bytes > BYTES_MAX) throw new AdminError('status', FULL)
  const id = Math.max(Date.now(), (writes.at(-1)?.id ?? 0) + 1)
  const key = crypto.randomUUID()
  await storeWrite({ ...write, id, key, pressedAt: Date.now(), startsAt: nextStart(write) })
  const waiter: Waiter = Promise.withResolvers()
  waiters.set(key, waiter)
  await readWrites()
  return waiter
}

/** Returns the version of the order that a write starts from: its own, or the one there is once those that wait are done. */
function nextStart({ form, orderId, startsAt }: SubmittedWrite): number | undefined {
  if (form && 'version' in form) return Number(form.version)
  if (startsAt === undefined) return undefined
  return writes
    .filter((waiting) => waiting.orderId === orderId && waiting.refusal === undefined)
    .reduce((start, waiting) => Math.max(start, (waiting.startsAt ?? start) + 1), startsAt)
}

/** Forgets a write that was refused, or is not to be done any more. */
export async function dropWrite(id: number): Promise<void> {
  await removeWrite(id)
  await readWrites()
  channel?.postMessage('changed')
}

async function readWrites(): Promise<void> {
  // What is stored while the list is read may not be in it, and still waits.
  const waiting = [...waiters]
  writes = memberId === undefined ? [] : await listWrites(memberId)
  // Another tab may have sent what somebody waits for here.
  for (const [key, waiter] of waiting) {
    if (writes.some((write) => write.key === key && write.refusal === undefined)) continue
    waiters.delete(key)
    waiter.resolve(undefined)
  }
  notify()
}

function hold(held: boolean): void {
  isHeld = held
  notify()
}

function notify(): void {
  for (const listener of listeners) listener()
}

/** Sends what waits, once what is under way has ended. */
function sendWaiting(): void {
  lastRun = lastRun.then(() => withLock(sendInOrder)).catch(() => undefined)
}

/** One tab sends at a time. */
const withLock = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('admin-outbox', work) : work()

async function sendInOrder(): Promise<void> {
  for (;;) {
    await readWrites()
    const next = writes.find(({ refusal }) => refusal === undefined)
    if (!next) return
    if (!navigator.onLine || !(await send(next))) return void waitOn()
  }
}

/** Whoever waits is told that what they pressed is kept. */
function waitOn(): void {
  hold(true)
  for (const waiter of waiters.values()) waiter.resolve(undefined)
  waiters.clear()
}

/** Sends one; returns whether the next one may follow: without a connection none does. */
async function send(write: WaitingWrite): Promise<boolean> {
  const waiter = waiters.get(write.key)
  const slow = setTimeout(() => hold(true), QUICK_MS)
  try {
    const { order } = await sendOnce(write)
    await removeWrite(write.id)
    // It is in the order now, and is not to be shown on top of it.
    writes = writes.filter(({ id }) => id !== write.id)
    tellSent(order)
    waiter?.resolve(order)
  } catch (error) {
    if (!(error instanceof AdminError) || isTemporary(error)) return false
    const [sentence = failureText(error)] = Object.values(error.fields).flat()
    if (waiter) await removeWrite(write.id)
    else await storeWrite({ ...write, refusal: sentence })
    waiter?.reject(error)
  } finally {
    clearTimeout(slow)
  }
  waiters.delete(write.key)
  isHeld = false
  channel?.postMessage('changed')
  await readWrites()
  return true
}

const isTemporary = ({ reason, status = 0 }: AdminError) =>
  reason !== 'status' || status === 429 || status === 401 || status >= 500

function sendOnce({
  call,
  form,
  file,
  orderId,
  partId,
  key,
  pressedAt,
}: WaitingWrite): Promise<{ order: InboxOrder }> {
  if (call === 'addOrderFile' && file) {
    const stall = new AbortController()
    const stop = () => stall.abort()
    let timer = setTimeout(stop, STALL_MS)
    const onProgress = () => {
      clearTimeout(timer)
      timer = setTimeout(stop, STALL_MS)
    }
    return sendFile(call, { params: { id: orderId }, file, key, onProgress, signal: stall.signal }).finally(
      () => clearTimeout(timer),
    )
  }
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const params = { id: (partId ?? orderId) as never }
  return callAdmin(call, {
    params,
    ...(form ? { form: form as never } : {}),
    key,
    pressedAgoMs: Math.max(0, Date.now() - pressedAt),
    signal,
  })
}
