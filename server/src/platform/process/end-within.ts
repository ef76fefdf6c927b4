import { spawn } from 'node:child_process'

/** Program that waits for the end of another process, and kills it after a timeout. */
const PROGRAM = `
process.stdin.on('end', () => process.exit()).resume()
setTimeout(() => { try { process.kill(Number(process.argv[1]), 'SIGKILL') } catch {} }, Number(process.argv[2])).unref()
`

/**
 * Kills this process with SIGKILL if it still runs after `ms`. A timer can't do that: `process.exit` waits
 * for pool threads, and meanwhile no code runs here. So another process does it, which ends with this
 * process.
 */
export function endWithin(ms: number): void {
  const child = spawn(process.execPath, ['-e', PROGRAM, String(process.pid), String(ms)], {
    // A signal to the whole process group must not end it.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    windowsHide: true,
    env: {},
  })
  child.on('error', () => undefined)
  child.unref()
}
