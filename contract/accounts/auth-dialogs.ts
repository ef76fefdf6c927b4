/** Account dialogs by their name in the query (`?auth=login`), so that a mail or a link can open them. */
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
