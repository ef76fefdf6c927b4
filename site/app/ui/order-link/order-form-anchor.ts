/** Where the order form stands on every page. */
export const ORDER_FORM_ANCHOR = 'order-form-sect'

/** Fields elsewhere on a page belong to the order form by this id: a product's quantity does. */
export const ORDER_FORM_ID = 'order-form'
