import { AdminError } from './admin-error.ts'

/** What has to be done before a call can go on. */
export type Interruption = 'sign-in' | 'confirmation'

const pending = new Map<Interruption, PromiseWithResolvers<void>>()
const listeners = new Set<() => void>()

/** Asks whoever works here to do it; calls that need the same wait for the one dialog. Rejects where they won't. */
export function interrupt(kind: Interruption): Promise<void> {
  const existing = pending.get(kind)
  if (existing) return existing.promise
  const created = Promise.withResolvers<void>()
  // A dialog may close when nobody waits any more.
  created.promise.catch(() => undefined)
  pending.set(kind, created)
  notify()
  return created.promise
}

/** Returns what is to be done first: a session that has ended comes before a factor. */
export function getInterruption(): Interruption | undefined {
  if (pending.has('sign-in')) return 'sign-in'
  return pending.has('confirmation') ? 'confirmation' : undefined
}

/** Lets the calls go on that waited; whoever has just signed in has shown a factor, too. */
export function finishInterruption(kind: Interruption): void {
  const done = kind === 'sign-in' ? [...pending.values()] : [pending.get(kind)]
  if (kind === 'sign-in') pending.clear()
  else pending.delete(kind)
  notify()
  for (const one of done) one?.resolve()
}

/** Ends the calls that waited for a factor. */
export function cancelConfirmation(): void {
  const cancelled = pending.get('confirmation')
  pending.delete('confirmation')
  notify()
  cancelled?.reject(new AdminError('cancelled', ''))
}

function notify(): void {
  for (const listener of listeners) listener()
}

/** Calls back whenever something has to be done, or was; returns what ends it. */
export function subscribeToInterruptions(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
