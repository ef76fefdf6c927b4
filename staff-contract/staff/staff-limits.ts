/** Characters of a staff member's name, and staff members, at most. */
export const STAFF_NAME_MAX = 60
export const STAFF_MAX = 200
/** Hours after which an unused staff session ends, and days after which every staff session ends. */
export const STAFF_IDLE_HOURS = 12
export const STAFF_SESSION_DAYS = 14
/** Minutes in which a sign-in of several steps must be completed. */
export const SIGN_IN_MINUTES = 10
/** Minutes for which a second factor stays confirmed. */
export const CONFIRMATION_MINUTES = 10
/** Hours for which a staff invitation is valid, and minutes for a link to a new password. */
export const INVITATION_HOURS = 72
export const PASSWORD_LINK_MINUTES = 30
/** Recovery codes in one set. */
export const RECOVERY_CODES = 10
