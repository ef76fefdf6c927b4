/** The popups come when somebody is about to open one. */
export const loadAuthDialog = () => import('./auth-dialog.tsx')
