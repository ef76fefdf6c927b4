import { useStore } from '../browser/storage/use-store.ts'
import { NOT_OPENED, type OpenedDialog, openedDialog } from './auth-dialogs.ts'

export const useAuthContext = (): OpenedDialog => useStore(openedDialog, NOT_OPENED)
