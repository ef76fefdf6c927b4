/** Anchor of the order form, the same on every page. */
export const ORDER_FORM_ANCHOR = 'order-form-sect'

/** Fields outside the form belong to it by this id, such as the quantity of a product. */
export const ORDER_FORM_ID = 'order-form'
