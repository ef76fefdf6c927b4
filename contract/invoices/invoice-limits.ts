export const INVOICE_DUE_DAYS_MAX = 90
export const CANCEL_REASON_MAX = 300
/** Legal entities that may issue invoices: each has a digit from 1 to 9. */
export const SERIES_MAX = 9
/** Invoices of a legal entity in a year. */
export const INVOICES_A_YEAR_MAX = 99_999
