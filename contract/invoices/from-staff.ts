/** Value of `?from=` in links of the back office: staff who look at an invoice are not the customer. */
export const FROM_STAFF = 'staff'
