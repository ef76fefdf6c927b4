/** Returns what an item's picture is called, on its card and on its page, for the transition between them. */
export const itemTransitionName = (slug: string): string => `item-${slug}`
