/**
 * Why a child gave no answer. `time`: killed at its time limit. `died`: ended by its memory limit or by
 * itself. `failed`: its program threw. `too-large`: question or answer exceeds its limit. `stopped`: this
 * process ends. `busy`: too much work is waiting.
 */
export type ChildFailure = 'time' | 'died' | 'failed' | 'too-large' | 'stopped' | 'busy'

/** Work in a child that has no result. */
export class ChildError extends Error {
  readonly reason: ChildFailure

  constructor(reason: ChildFailure) {
    super(`The child gave no answer: ${reason}`)
    this.reason = reason
  }

  /** Returns whether the same work would fail again: the input is the cause, not the moment. */
  get isFinal(): boolean {
    return this.reason !== 'stopped' && this.reason !== 'busy'
  }
}
