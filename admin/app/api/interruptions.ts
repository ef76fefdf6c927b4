import { AdminError } from './admin-error.ts'

/** Step required from the user before a request can continue. */
export type Interruption = 'sign-in' | 'confirmation'

const pending = new Map<Interruption, PromiseWithResolvers<void>>()
const listeners = new Set<() => void>()

/**
 * Opens the dialog for a step; requests that need the same step share one promise. Rejects if the user
 * cancels.
 */
export function interrupt(kind: Interruption): Promise<void> {
  const existing = pending.get(kind)
  if (existing) return existing.promise
  const created = Promise.withResolvers<void>()
  // All waiting requests may have been cancelled before the dialog closes.
  created.promise.catch(() => undefined)
  pending.set(kind, created)
  notify()
  return created.promise
}

/** Returns the step to show first: a sign-in comes before a confirmation. */
export function getInterruption(): Interruption | undefined {
  if (pending.has('sign-in')) return 'sign-in'
  return pending.has('confirmation') ? 'confirmation' : undefined
}

/** Resumes the waiting requests. A sign-in includes a second factor, so it also finishes a confirmation. */
export function finishInterruption(kind: Interruption): void {
  const done = kind === 'sign-in' ? [...pending.values()] : [pending.get(kind)]
  if (kind === 'sign-in') pending.clear()
  else pending.delete(kind)
  notify()
  for (const step of done) step?.resolve()
}

export function cancelConfirmation(): void {
  const cancelled = pending.get('confirmation')
  pending.delete('confirmation')
  notify()
  cancelled?.reject(new AdminError('cancelled', ''))
}

function notify(): void {
  for (const listener of listeners) listener()
}

export function subscribeToInterruptions(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
