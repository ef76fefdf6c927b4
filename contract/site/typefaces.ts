/** Pairs of typefaces that come with the product, each named by that of headings. */
export const TYPEFACES = ['sofia', 'oswald', 'noto-serif', 'alumni'] as const
export type Typefaces = (typeof TYPEFACES)[number]
