/**
 * Why a child gave no answer. `time`: it was killed at its limit. `died`: it ended, by its limit of memory or by itself.
 * `failed`: its program threw. `too-large`: question or answer is above its limit. `stopped`: this process ends.
 * `busy`: too much is waiting already.
 */
export type ChildFailure = 'time' | 'died' | 'failed' | 'too-large' | 'stopped' | 'busy'

/** A piece of work in a child that has no result. */
export class ChildError extends Error {
  readonly reason: ChildFailure

  constructor(reason: ChildFailure) {
    super(`The child gave no answer: ${reason}`)
    this.reason = reason
  }

  /** Whether the same work would fail again: it is what was wrong, not the moment. */
  get isFinal(): boolean {
    return this.reason !== 'stopped' && this.reason !== 'busy'
  }
}
