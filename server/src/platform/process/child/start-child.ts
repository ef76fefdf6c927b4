import { spawn } from 'node:child_process'
import type { Socket } from 'node:net'
import { type ChildLimits, childCommand, childEnv } from './child-command.ts'
import { ChildError, type ChildFailure } from './child-error.ts'
import { CHANNEL, type ChildMessage, readMessages, writeMessage } from './message-frames.ts'

/** Process that answers one question at a time and can be killed. */
export interface Child {
  /**
   * Sends a question and resolves with its answer. Rejects with a ChildError if there is none; then the child
   * is dead.
   */
  ask(value: unknown, bytes?: Uint8Array): Promise<ChildMessage>
  /** Kills it at once, even when busy. Pending questions are rejected with `reason`. */
  kill(reason?: ChildFailure): void
  isDead(): boolean
}

const alive = new Set<Child>()
let kills = 0

/** Kills all children and rejects waiting leases, so that they don't delay the shutdown of this process. */
export function killChildren(): void {
  kills += 1
  for (const child of alive) child.kill('stopped')
}

/** Returns the number of calls of `killChildren`. Work that began before the last call has lost its child. */
export const childKills = (): number => kills

/**
 * Starts a program that calls `answerQuestions`. The child does not keep this process alive, and ends with
 * it.
 */
export function startChild(program: URL, limits: ChildLimits): Child {
  const [command, ...args] = childCommand(program, limits)
  const started = spawn(command, args, {
    env: childEnv(),
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    windowsHide: true,
  })
  const socket = started.stdio[CHANNEL] as Socket
  let waiting: PromiseWithResolvers<ChildMessage> | undefined
  let isDead = false

  const end = (reason: ChildFailure) => {
    isDead = true
    alive.delete(child)
    waiting?.reject(new ChildError(reason))
    waiting = undefined
    socket.destroy()
  }
  const child: Child = {
    isDead: () => isDead,
    kill(reason = 'stopped') {
      started.kill('SIGKILL')
      end(reason)
    },
    async ask(value, bytes) {
      if (isDead) throw new ChildError('died')
      if (waiting) throw new Error('A child answers one question at a time')
      if ((bytes?.byteLength ?? 0) > limits.messageBytes) throw new ChildError('too-large')
      const asked = Promise.withResolvers<ChildMessage>()
      waiting = asked
      const timer = setTimeout(() => child.kill('time'), limits.timeMs)
      socket.ref()
      writeMessage(socket, value, bytes)
      const { value: answer, bytes: rest } = await asked.promise.finally(() => {
        clearTimeout(timer)
        socket.unref()
      })
      const { result, failed } = answer as { result?: unknown; failed?: true }
      if (failed) throw new ChildError('failed')
      return { value: result, bytes: rest }
    },
  }
  const answered = (message: ChildMessage) => {
    waiting?.resolve(message)
    waiting = undefined
  }
  readMessages(socket, limits.messageBytes, answered, (reason) =>
    child.kill(reason === 'broken' ? 'died' : reason),
  )
  socket.on('error', () => child.kill('died'))
  started.on('error', () => end('died'))
  started.on('exit', () => end('died'))
  started.unref()
  socket.unref()
  alive.add(child)
  return child
}
