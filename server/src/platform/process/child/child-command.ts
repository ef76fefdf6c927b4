import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { signalAtParentsEnd } from './parents-end.ts'

/** Resource limits of a child. The operating system enforces memory and processor time, except on Windows. */
export interface ChildLimits {
  /** From a question to its answer, including the start of the process. */
  timeMs: number
  /** All writable memory. Node, WebAssembly and libvips need 700 MB of it, most of it only reserved. */
  memoryMb: number
  /** Heap of JavaScript objects. */
  heapMb: number
  /** Maximum size of one question, and of one answer. */
  messageBytes: number
  /** Whether it loads native add-ons. */
  addons?: boolean
}

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url))
/** All readable paths: code only. Never the data directory, which may be in the same folder. */
const READABLE = [
  'node_modules',
  'server/src',
  'server/package.json',
  'contract',
  'staff-contract',
  'package.json',
]

/**
 * The child is killed first if memory is short, has limits, and yields to the processes that serve visitors.
 */
const SHELL = [
  'echo 1000 > /proc/self/oom_score_adj',
  'ulimit -c 0',
  'ulimit -t "$1"',
  'ulimit -d "$2"',
  'shift 2',
  'exec nice -n 10 "$@"',
]

/** Returns the command line of a program with its limits. */
export function childCommand(program: URL, limits: ChildLimits): [string, ...string[]] {
  const file = fileURLToPath(program)
  const readable = [...READABLE.map((path) => join(ROOT, path)), dirname(file)]
  const node = [
    process.execPath,
    '--permission',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    ...(limits.addons ? ['--allow-addons'] : []),
    '--no-warnings',
    // The process handles one file, so a second compilation of its WebAssembly does not pay off.
    '--liftoff-only',
    `--max-old-space-size=${limits.heapMb}`,
    file,
    String(limits.messageBytes),
  ] as const
  if (process.platform === 'win32') return [...node]
  const bounds = [String(Math.ceil(limits.timeMs / 500)), String(limits.memoryMb * 1024)]
  return [
    '/bin/sh',
    '-c',
    SHELL.join(' 2>/dev/null; '),
    'sh',
    ...bounds,
    ...signalAtParentsEnd('KILL'),
    ...node,
  ]
}

/** Returns an environment without our own variables: they hold secrets. */
export function childEnv(): NodeJS.ProcessEnv {
  return {
    // One arena. Otherwise memory is spread over one arena per thread.
    MALLOC_ARENA_MAX: '1',
    UV_THREADPOOL_SIZE: '2',
    ...(process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {}),
  }
}
