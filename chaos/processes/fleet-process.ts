import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { send } from './http-client.ts'

const PROGRAM = join(import.meta.dirname, '../../build/main.js')

/** One process of the product, which is killed and started again. */
export interface FleetProcess {
  port: number
  /** Changes when the process is killed or asked to stop. Undefined while it does not serve. */
  life: number | undefined
  start(): Promise<void>
  ready(): Promise<void>
  /** Sends SIGKILL. */
  kill(): Promise<void>
  /** Sends SIGTERM. Returns the exit code. */
  stop(): Promise<number | null>
  /** Stops the process from running for some time, as a machine without processor time does. */
  freeze(ms: number): Promise<void>
}

let lives = 0

export function startFleetProcess(variables: Record<string, string>): FleetProcess {
  const port = Number(variables.PORT)
  let child: ChildProcess | undefined
  const killAtExit = () => void child?.kill('SIGKILL')
  process.once('exit', killAtExit)

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    member.life = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return null
    const ended = once(child, 'exit')
    child.kill(signal)
    const [code] = await ended
    return code
  }

  const member: FleetProcess = {
    port,
    life: undefined,
    async start() {
      child = spawn(process.execPath, [PROGRAM], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, ...variables },
      })
      await member.ready()
      lives += 1
      member.life = lives
    },
    async ready() {
      const isReady = () =>
        send(`http://127.0.0.1:${port}/readyz`).then(
          ({ status }) => status === 200,
          () => false,
        )
      while (!(await isReady())) {
        if (child?.exitCode !== null || child.signalCode !== null)
          throw new Error(`A process ended with ${child?.exitCode ?? child?.signalCode}`)
        await pause(50)
      }
    },
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    async freeze(ms) {
      member.life = undefined
      child?.kill('SIGSTOP')
      await pause(ms)
      child?.kill('SIGCONT')
      await member.ready()
      lives += 1
      member.life = lives
    },
  }
  return member
}
