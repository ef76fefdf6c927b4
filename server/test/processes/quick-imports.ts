import { resolveOnce } from '../../src/platform/process/resolve-once.ts'

/** Loaded by `--import` before a process of the tests, as `main.ts` does before the program. */
resolveOnce('drizzle-orm')
