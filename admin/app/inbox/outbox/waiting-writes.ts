import type { AdminFormFields } from '@rapport/staff-contract/endpoints/admin-endpoints'

/** Order endpoints whose calls may wait offline, with their forms. */
interface WriteForms {
  claimOrder: undefined
  assignOrder: AdminFormFields<'assignOrder'>
  changeOrderStatus: AdminFormFields<'changeOrderStatus'>
  noteOrderCall: AdminFormFields<'noteOrderCall'>
  noteOrderContact: AdminFormFields<'noteOrderContact'>
  addOrderNote: AdminFormFields<'addOrderNote'>
  sendOrderMessage: AdminFormFields<'sendOrderMessage'>
  readOrderMessages: undefined
  addOrderReminder: AdminFormFields<'addOrderReminder'>
  endOrderReminder: undefined
  resendNotification: AdminFormFields<'resendNotification'>
  addOrderFile: undefined
  moveProductionStage: AdminFormFields<'moveProductionStage'>
}

export type NewWrite = {
  [N in keyof WriteForms]: { call: N; form: WriteForms[N] }
}[keyof WriteForms] & {
  orderId: string
  number: string
  label: string
  /** Version of the order that the write starts from; undefined if unknown. */
  startsAt?: number | undefined
  /** Id of a part of the order, such as a reminder; by default the write is about the order. */
  partId?: number | string
  file?: File
}

export type WaitingWrite = NewWrite & {
  id: number
  /** Time of the press by the device's clock. The server receives its age instead. */
  pressedAt: number
  /** Author; never sent in the session of another member. */
  memberId: number
  /** Idempotency key: the same for each try. */
  key: string
  /** Error message of a refused write; undefined while it waits. */
  refusal?: string
}

const DATABASE = 'admin-outbox'
const STORE = 'writes'
/** Without IndexedDB, writes are kept until the tab closes. */
const memory = new Map<number, WaitingWrite>()
let opened: Promise<IDBDatabase | undefined> | undefined

function open(): Promise<IDBDatabase | undefined> {
  opened ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open(DATABASE, 1)
      request.onupgradeneeded = () => void request.result.createObjectStore(STORE, { keyPath: 'id' })
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => resolve(undefined)
    } catch {
      resolve(undefined)
    }
  })
  return opened
}

async function run<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  const database = await open()
  if (!database) return undefined
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const transaction = database.transaction(STORE, mode, { durability: 'strict' })
  const request = ask(transaction.objectStore(STORE))
  transaction.oncomplete = () => resolve(request.result)
  transaction.onerror = () => reject(transaction.error)
  transaction.onabort = () => reject(transaction.error)
  return promise
}

/** Returns the writes of a member, oldest first. */
export async function listWrites(memberId: number): Promise<WaitingWrite[]> {
  const stored = await run<WaitingWrite[]>('readonly', (store) => store.getAll())
  return [...(stored ?? []), ...memory.values()]
    .filter((write) => write.memberId === memberId)
    .sort((one, other) => one.id - other.id)
}

/** Inserts or replaces a write. */
export async function storeWrite(write: WaitingWrite): Promise<void> {
  try {
    if ((await run('readwrite', (store) => store.put(write))) !== undefined) return
  } catch {
    // The disk is full or read-only.
  }
  memory.set(write.id, write)
}

export async function removeWrite(id: number): Promise<void> {
  memory.delete(id)
  await run('readwrite', (store) => store.delete(id)).catch(() => undefined)
}
