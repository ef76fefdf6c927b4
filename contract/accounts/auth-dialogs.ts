/** Popups about accounts, by the names they have in a path's query (`?auth=login`), so that a mail or a link opens one. */
export const AUTH_DIALOGS = [
  'login',
  'register',
  'register-confirm',
  'final-registration',
  'recovery',
  'recovery-confirm',
  'password-change',
] as const
export type AuthDialogName = (typeof AUTH_DIALOGS)[number]
