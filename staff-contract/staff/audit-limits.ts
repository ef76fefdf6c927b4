/** Retention of the audit log in years. */
export const AUDIT_YEARS = 3
/** Limits of the audit log: characters of one value, of all values of a row, of an entry's title, of field names. */
export const AUDIT_VALUE_MAX = 500
export const AUDIT_CHANGES_MAX = 8000
export const AUDIT_TITLE_MAX = 200
export const AUDIT_FIELD_NAME_MAX = 100
export const AUDIT_SUBJECT_ID_MAX = 400
