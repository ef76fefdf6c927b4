import { resolveOnce } from '../../src/platform/process/resolve-once.ts'

/** Loaded by `--import` before a process that tests start, as `main.ts` does it before the program. */
resolveOnce('drizzle-orm')
