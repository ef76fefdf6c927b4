import '@rapport/server/platform/security/thread-pool'
import { growYoungSpace } from '@rapport/server/platform/process/heap-growth'
import { resolveOnce } from '@rapport/server/platform/process/resolve-once'

/** Entry point. Speeds up imports before it imports the program. */
resolveOnce('drizzle-orm')
const { startProcess } = await import('./start.ts')
await startProcess()
growYoungSpace()
