import { useStore } from '../storage/use-store.ts'
import { session } from './session-store.ts'

/** Returns the bearer token. Pages are rendered without login. */
export const useSession = (): string | undefined => useStore(session, undefined)
