import { AdminError } from './admin-error.ts'

/** What has to be done before a call can go on. */
export type Interruption = 'sign-in' | 'confirmation'

interface Pending {
  kind: Interruption
  promise: Promise<void>
  resolve: () => void
  reject: (reason: AdminError) => void
}

let pending: Pending | undefined
const listeners = new Set<() => void>()

function setPending(next: Pending | undefined): void {
  pending = next
  for (const listener of listeners) listener()
}

/** Asks whoever works here to do it; calls that need the same wait for the one dialog. Rejects where they won't. */
export async function interrupt(kind: Interruption): Promise<void> {
  // A session that has ended is asked for first, whatever stood open before.
  while (pending && pending.kind !== kind) await pending.promise
  if (!pending) {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    setPending({ kind, promise, resolve, reject })
    // A dialog may close when nobody waits any more.
    promise.catch(() => undefined)
  }
  await pending?.promise
}

export const getInterruption = (): Interruption | undefined => pending?.kind

/** Lets the calls go on that waited. */
export function finishInterruption(): void {
  const done = pending
  setPending(undefined)
  done?.resolve()
}

/** Ends the calls that waited. */
export function cancelInterruption(): void {
  const cancelled = pending
  setPending(undefined)
  cancelled?.reject(new AdminError('cancelled', ''))
}

/** Calls back whenever something has to be done, or was; returns what ends it. */
export function subscribeToInterruptions(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
