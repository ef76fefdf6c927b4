import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { signalAtParentsEnd } from './parents-end.ts'

/** What a child may use. Bounds of memory and processor time are the system's own; Windows has none of them. */
export interface ChildLimits {
  /** From a question to its answer, the start of the process included. */
  timeMs: number
  /** All memory that it may write to. Node itself, WebAssembly and libvips need 700 MB of it: most is only reserved. */
  memoryMb: number
  /** Objects of JavaScript. */
  heapMb: number
  /** One question, and one answer. */
  messageBytes: number
  /** Whether it loads native add-ons. */
  addons?: boolean
}

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url))
/** All that it may read: code. Never the data directory, which may lie in the same folder. */
const READABLE = ['node_modules', 'server/src', 'server/package.json', 'contract', 'package.json']

/** The first that the system ends where memory is short; bounded; and behind all that serves visitors. */
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
    // What lives for one file needs no second compilation of its WebAssembly.
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

/** Nothing of this process's environment: secrets are in it. */
export function childEnv(): NodeJS.ProcessEnv {
  return {
    // One arena, so that memory is not spread over as many as there are threads.
    MALLOC_ARENA_MAX: '1',
    UV_THREADPOOL_SIZE: '2',
    ...(process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {}),
  }
}
