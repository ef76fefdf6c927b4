/** Loads the account dialogs. */
export const loadAuthDialog = () => import('./auth-dialog.tsx')
