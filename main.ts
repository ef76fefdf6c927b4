import '@rapport/server/platform/security/thread-pool'
import { resolveOnce } from '@rapport/server/platform/process/resolve-once'

/** The program: everything else is imported after what makes importing quick. */
resolveOnce('drizzle-orm')
const { startProcess } = await import('./start.ts')
await startProcess()
