import type { ChildLimits } from './child-command.ts'
import { ChildError } from './child-error.ts'
import type { ChildMessage } from './message-frames.ts'
import { type Child, childKills, startChild } from './start-child.ts'

/** How many children there are at once, and what each may use. */
export interface ChildPoolOptions extends ChildLimits {
  program: URL
  running: number
  /** Above it work is refused with `busy`. */
  waiting: number
}

/** A child for one piece of work. Disposed of, it is killed: nothing of a file is left for the next. */
export type LeasedChild = Pick<Child, 'ask'> & AsyncDisposable

/** Runs work in children, so many at once. Of one owner there is one at a time: its work never delays another's. */
export interface ChildPool {
  /** Resolves with a child when it is its owner's turn. Rejects with a ChildError, `busy`, where too much waits. */
  lease(owner: string): Promise<LeasedChild>
  /** Asks one question of a child of its own. */
  ask(owner: string, value: unknown, bytes?: Uint8Array): Promise<ChildMessage>
}

/** A child that is started ahead ends when nobody needs one for so long. */
const SPARE_MS = 60_000

/** Creates a pool. Nothing is started before the first lease. */
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
  /** Started when one is done, and not while another works: the next piece of work need not wait for it. */
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
