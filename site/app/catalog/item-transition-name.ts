/** Returns the `view-transition-name` of an item's picture, shared by its card and its page. */
export const getTransitionName = (slug: string): string => `item-${slug}`
