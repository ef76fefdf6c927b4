import type { AdminInput } from '@rapport/staff-contract/endpoints/admin-endpoints'
import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import type { ProductionOrder } from '@rapport/staff-contract/production/production'
import { callAdmin } from '../../api/admin-api.ts'
import { AdminError, failureText } from '../../api/admin-error.ts'
import { sendFile } from '../../api/send-file.ts'
import { listWrites, type NewWrite, removeWrite, storeWrite, type WaitingWrite } from './waiting-writes.ts'

/** Limits of the outbox: writes, and bytes of their files. */
const WRITES_MAX = 100
const BYTES_MAX = 300 * 1024 * 1024
const FULL = 'Слишком много ждёт отправки. Дождитесь связи'
/** Timeouts after which the connection counts as lost: of a call, and of an upload without progress. */
const CALL_TIMEOUT_MS = 20_000
const UPLOAD_STALL_MS = 60_000
const RETRY_MS = 15_000
/** Writes slower than this are shown as waiting. */
const SHOW_WAITING_AFTER_MS = 2000

/** The updated order: of a stage as the workshop sees it, of any other write as the inbox does. */
export type SentOrder = InboxOrder | ProductionOrder
type NotifySent = (order: SentOrder, call: WaitingWrite['call']) => void
type SubmittedWrite = NewWrite & Pick<WaitingWrite, 'memberId'>
type Waiter = PromiseWithResolvers<SentOrder | undefined>

let memberId: number | undefined
let writes: readonly WaitingWrite[] = []
let isShown = false
let lastRun: Promise<void> = Promise.resolve()
let lastStored: Promise<unknown> = Promise.resolve()
const listeners = new Set<() => void>()
/** Callers of `submitWrite` in this tab, by idempotency key. */
const waiters = new Map<string, Waiter>()
let notifySent: NotifySent = () => undefined
/** Tells other tabs to read the outbox again. */
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('admin-outbox') : undefined

export const getWrites = (): readonly WaitingWrite[] => writes

/** Whether writes wait for a connection, rather than being sent right now. */
export const areWaitingWritesShown = (): boolean => isShown

export function subscribeToWrites(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Sends the waiting writes of a member now and whenever a connection may be back. Returns a function that
 * stops it.
 */
export function startOutbox(id: number, onSent: NotifySent): () => void {
  memberId = id
  notifySent = onSent
  const onVisible = () => document.visibilityState === 'visible' && sendWaiting()
  const onTick = () => writes.some(({ refusal }) => refusal === undefined) && sendWaiting()
  const timer = setInterval(onTick, RETRY_MS)
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
 * Stores a write and sends it after those that wait. Returns the updated order, or undefined if it stays in
 * the outbox. Throws AdminError if the server refuses it.
 */
export async function submitWrite(write: SubmittedWrite): Promise<SentOrder | undefined> {
  // Files selected together are submitted at once: store them one by one, so that each counts the others.
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

/** Returns the order version that a write starts from: its own, or the version after all waiting writes. */
function nextStart({ form, orderId, startsAt }: SubmittedWrite): number | undefined {
  if (form && 'version' in form) return Number(form.version)
  if (startsAt === undefined) return undefined
  return writes
    .filter((waiting) => waiting.orderId === orderId && waiting.refusal === undefined && !isStage(waiting))
    .reduce((start, waiting) => Math.max(start, (waiting.startsAt ?? start) + 1), startsAt)
}

/** Stages have versions of their own. */
const isStage = ({ call }: Pick<WaitingWrite, 'call'>): boolean => call === 'moveProductionStage'

export async function dropWrite(id: number): Promise<void> {
  await removeWrite(id)
  await readWrites()
  channel?.postMessage('changed')
}

async function readWrites(): Promise<void> {
  // A write stored during this read may be missing in it and still waits.
  const waiting = [...waiters]
  writes = memberId === undefined ? [] : await listWrites(memberId)
  // Another tab may have sent a write submitted here.
  for (const [key, waiter] of waiting) {
    if (writes.some((write) => write.key === key && write.refusal === undefined)) continue
    waiters.delete(key)
    waiter.resolve(undefined)
  }
  notify()
}

function showWaiting(): void {
  isShown = true
  notify()
}

function notify(): void {
  for (const listener of listeners) listener()
}

/** Sends waiting writes after the current run. */
function sendWaiting(): void {
  lastRun = lastRun.then(() => withLock(sendInOrder)).catch(() => undefined)
}

/** Only one tab sends at a time. */
const withLock = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('admin-outbox', work) : work()

async function sendInOrder(): Promise<void> {
  for (;;) {
    await readWrites()
    const next = writes.find(({ refusal }) => refusal === undefined)
    if (!next) return
    if (!navigator.onLine || !(await send(next))) return void releaseCallers()
  }
}

function releaseCallers(): void {
  showWaiting()
  for (const waiter of waiters.values()) waiter.resolve(undefined)
  waiters.clear()
}

/** Sends one write. Returns false if the connection is lost. */
async function send(write: WaitingWrite): Promise<boolean> {
  const waiter = waiters.get(write.key)
  const slow = setTimeout(() => showWaiting(), SHOW_WAITING_AFTER_MS)
  try {
    const { order } = await sendOnce(write)
    await removeWrite(write.id)
    // The order contains the change now; don't apply it twice.
    writes = writes.filter(({ id }) => id !== write.id)
    notifySent(order, write.call)
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
  isShown = false
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
}: WaitingWrite): Promise<{ order: SentOrder }> {
  if (call === 'addOrderFile' && file) {
    const stall = new AbortController()
    const stop = () => stall.abort()
    let timer = setTimeout(stop, UPLOAD_STALL_MS)
    const onProgress = () => {
      clearTimeout(timer)
      timer = setTimeout(stop, UPLOAD_STALL_MS)
    }
    return sendFile(call, { params: { id: orderId }, file, key, onProgress, signal: stall.signal }).finally(
      () => clearTimeout(timer),
    )
  }
  const signal = AbortSignal.timeout(CALL_TIMEOUT_MS)
  return callAdmin(call, {
    // The id of a part is a number, that of an order a string, as the endpoint of the call requires.
    params: { id: partId ?? orderId } as AdminInput<typeof call>,
    ...(form ? { form } : {}),
    key,
    pressedAgoMs: Math.max(0, Date.now() - pressedAt),
    signal,
  })
}
