import type { ChildLimits } from './child-command.ts'
import { ChildError } from './child-error.ts'
import type { ChildMessage } from './message-frames.ts'
import { type Child, childKills, startChild } from './start-child.ts'

/** Number of concurrent children and the limits of each. */
export interface ChildPoolOptions extends ChildLimits {
  program: URL
  running: number
  /** Maximum number of waiting leases. Above it work is rejected with `busy`. */
  waiting: number
}

/** Child for one piece of work. Disposing kills it, so that no data of a file is left for the next. */
export type LeasedChild = Pick<Child, 'ask'> & AsyncDisposable

/**
 * Runs work in a limited number of children. Each owner has one child at a time, so its work never delays
 * another owner's.
 */
export interface ChildPool {
  /**
   * Resolves with a child when it is its owner's turn. Rejects with a ChildError, `busy`, if too much work is
   * waiting.
   */
  lease(owner: string): Promise<LeasedChild>
  /** Sends one question to a new child. */
  ask(owner: string, value: unknown, bytes?: Uint8Array): Promise<ChildMessage>
}

/** Milliseconds after which an unused spare child ends. */
const SPARE_MS = 60_000

/** Creates a pool. It starts no process before the first lease. */
export function createChildPool({ program, running, waiting, ...limits }: ChildPoolOptions): ChildPool {
  const owners = new Set<string>()
  const queue: { owner: string; begin: () => void }[] = []
  let spare: Child | undefined
  let spareTimer: NodeJS.Timeout | undefined

  const takeSpare = () => {
    clearTimeout(spareTimer)
    const child = spare
    spare = undefined
    return child?.isDead() ? undefined : child
  }
  /** Starts a spare when a child is done and no other works, so that the next lease need not wait. */
  const prepareSpare = () => {
    spare ??= startChild(program, limits)
    clearTimeout(spareTimer)
    spareTimer = setTimeout(() => takeSpare()?.kill(), SPARE_MS).unref()
  }
  const beginNext = () => {
    const at = owners.size < running ? queue.findIndex(({ owner }) => !owners.has(owner)) : -1
    const [next] = at < 0 ? [] : queue.splice(at, 1)
    if (!next) return
    owners.add(next.owner)
    next.begin()
  }
  const waitForTurn = (owner: string) => {
    if (queue.length >= waiting) throw new ChildError('busy')
    const { promise, resolve } = Promise.withResolvers<void>()
    queue.push({ owner, begin: resolve })
    beginNext()
    return promise
  }
  const release = (owner: string) => {
    owners.delete(owner)
    beginNext()
  }
  const pool: ChildPool = {
    async lease(owner) {
      const kills = childKills()
      await waitForTurn(owner)
      try {
        if (kills !== childKills()) throw new ChildError('stopped')
        const child = takeSpare() ?? startChild(program, limits)
        return {
          ask: child.ask,
          async [Symbol.asyncDispose]() {
            child.kill()
            release(owner)
            if (owners.size === 0 && kills === childKills()) prepareSpare()
          },
        }
      } catch (error) {
        release(owner)
        throw error
      }
    },
    async ask(owner, value, bytes) {
      await using child = await pool.lease(owner)
      return await child.ask(value, bytes)
    },
  }
  return pool
}
