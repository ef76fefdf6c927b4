import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Starts a program in its own process group. */
export const startChild = (program: string, args: string[], env: Record<string, string> = {}): ChildProcess =>
  spawn(program, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C.UTF-8', ...env },
  })

/** Kills a program with its process group. */
export async function endChild(child: ChildProcess): Promise<void> {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'close')
  process.kill(-child.pid, 'SIGKILL')
  await ended
}

/** Waits until the output of a program matches. Returns the first group of the match. Rejects if the program ends earlier. */
export function saidBy(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const read = (piece: Buffer) => {
      text = (text + piece).slice(-10_000)
      const found = pattern.exec(text)
      if (found) resolve(found[1] ?? found[0])
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.on('error', reject)
    child.on('close', () => reject(new Error(`${child.spawnfile} ended: ${text}`)))
  })
}
