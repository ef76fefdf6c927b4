import { ApiError } from '../http/api-error.ts'

/** Messages about the version that a write started from. */
interface VersionMessages {
  versionRequired: string
  versionStale: string
}

/**
 * Optimistic locking: checks that a write started from the current version of a locked row. Throws 400 without
 * a version, and 409 with the state that `readState` returns if the version is stale.
 */
export async function checkVersion(
  version: number | undefined,
  current: number,
  { versionRequired, versionStale }: VersionMessages,
  readState?: (version: number) => Promise<unknown>,
): Promise<void> {
  if (version === undefined) throw new ApiError(400, versionRequired)
  if (version !== current) throw new ApiError(409, versionStale).withConflict(await readState?.(version))
}
