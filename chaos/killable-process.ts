import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const QUICK_IMPORTS = join(import.meta.dirname, '../server/test/processes/quick-imports.ts')

export interface KillableProcess {
  /** First line of output. Undefined if it is killed before. */
  firstLine: Promise<string | undefined>
  lines: string[]
  /** Sends SIGKILL and waits for the exit. */
  kill(): Promise<void>
}

/** Starts a program. Its stderr is shown. */
export function startProcess(program: string, variables: Record<string, string>): KillableProcess {
  const child: ChildProcess = spawn(process.execPath, ['--import', QUICK_IMPORTS, program], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  // The child must not outlive this process.
  const killOnExit = () => void child.kill('SIGKILL')
  process.once('exit', killOnExit)
  ended.then(() => process.off('exit', killOnExit))
  if (!child.stdout) throw new Error('The process has no output')
  const output = createInterface(child.stdout)
  const lines: string[] = []
  output.on('line', (line) => lines.push(line))
  const firstLine = once(output, 'line').then(([line]) => String(line))
  return {
    firstLine: Promise.race([firstLine, ended.then(() => undefined)]),
    lines,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
