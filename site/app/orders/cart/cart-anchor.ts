/** Anchor of the list on its page. */
export const CART_ANCHOR = 'cart'
