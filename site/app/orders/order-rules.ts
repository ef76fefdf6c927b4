/** What the server checks an order by, as far as a form needs it. */
export { findFileErrors, findOrderErrors } from '@rapport/contract/orders'
