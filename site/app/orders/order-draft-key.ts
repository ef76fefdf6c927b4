/** Key in the session storage: typed text by the name of the field, in this tab only. */
export const ORDER_DRAFT_KEY = 'orderDraft'
