import { StartError } from '../platform/process/env.ts'
import { describeFailure } from './command-errors.ts'

const MB = 1_000_000

export const formatMegabytes = (bytes: number): string => `${(bytes / MB).toFixed(1)} MB`

/**
 * Runs a command and ends the process: with exit code 1 and one sentence if it failed. A signal aborts the
 * command, which then removes what it has written.
 */
export async function runCommand(command: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stopped = new AbortController()
  const stop = () => stopped.abort(new StartError('Stopped by a signal. Nothing of this run was kept.'))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  try {
    await command(stopped.signal)
    process.exitCode = 0
  } catch (error) {
    console.error(describeFailure(error) ?? error)
    process.exitCode = 1
  } finally {
    process.off('SIGTERM', stop)
    process.off('SIGINT', stop)
  }
}

/** Calls `parse`, and turns an unknown option into a StartError that ends with the usage. */
export function parseCommandLine<T>(usage: string, parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    throw new StartError(`${(error as Error).message.split('\n')[0]} Usage: ${usage}`)
  }
}
