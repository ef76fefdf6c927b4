import type { AdminFormFields } from '@rapport/staff-contract/endpoints/admin-endpoints'

/** Writes about an order that wait for a connection where there is none. */
interface WriteForms {
  claimOrder: undefined
  assignOrder: AdminFormFields<'assignOrder'>
  changeOrderStatus: AdminFormFields<'changeOrderStatus'>
  noteOrderCall: AdminFormFields<'noteOrderCall'>
  noteOrderContact: AdminFormFields<'noteOrderContact'>
  addOrderNote: AdminFormFields<'addOrderNote'>
  addOrderReminder: AdminFormFields<'addOrderReminder'>
  endOrderReminder: undefined
  resendNotification: AdminFormFields<'resendNotification'>
  addOrderFile: undefined
}

/** What was pressed, with what it is about in words. */
export type NewWrite = {
  [N in keyof WriteForms]: { call: N; form: WriteForms[N] }
}[keyof WriteForms] & {
  orderId: string
  /** The number of the order. */
  number: string
  label: string
  /** The version of the order that it starts from; undefined where that is not known. */
  startsAt?: number | undefined
  /** What of the order it is about, such as a reminder; without it, the order. */
  partId?: number | string
  file?: File
}

export type WaitingWrite = NewWrite & {
  id: number
  /** When it was pressed, by the clock of this device: the server is sent how long ago that was. */
  pressedAt: number
  /** Whose it is: it is sent under no other name. */
  memberId: number
  /** Told to the server with each try, so that it is done once. */
  key: string
  /** Why it was not done; undefined while it waits. */
  refusal?: string
}

const DATABASE = 'admin-outbox'
const STORE = 'writes'
/** Where a browser stores nothing, they are kept as long as the tab. */
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

/** Returns what somebody pressed and what was not done yet, in order. */
export async function listWrites(memberId: number): Promise<WaitingWrite[]> {
  const stored = await run<WaitingWrite[]>('readonly', (store) => store.getAll())
  return [...(stored ?? []), ...memory.values()]
    .filter((write) => write.memberId === memberId)
    .sort((one, other) => one.id - other.id)
}

/** Stores a write, in place of itself where it is there. */
export async function storeWrite(write: WaitingWrite): Promise<void> {
  try {
    if ((await run('readwrite', (store) => store.put(write))) !== undefined) return
  } catch {
    // The disk is full, or may not be written to.
  }
  memory.set(write.id, write)
}

export async function removeWrite(id: number): Promise<void> {
  memory.delete(id)
  await run('readwrite', (store) => store.delete(id)).catch(() => undefined)
}
