import { spawn } from 'node:child_process'

/** The program of a process that waits for the end of another, and makes it after a while. */
const PROGRAM = `
process.stdin.on('end', () => process.exit()).resume()
setTimeout(() => { try { process.kill(Number(process.argv[1]), 'SIGKILL') } catch {} }, Number(process.argv[2])).unref()
`

/**
 * Ends this process with SIGKILL if it is still there after so many milliseconds. A timer could not: `process.exit` waits for
 * the threads of the pool, and meanwhile nothing runs here. Another process can; it ends with this one.
 */
export function endWithin(ms: number): void {
  const child = spawn(process.execPath, ['-e', PROGRAM, String(process.pid), String(ms)], {
    // A signal to the whole group of processes must not end it.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    windowsHide: true,
    env: {},
  })
  child.on('error', () => undefined)
  child.unref()
}
