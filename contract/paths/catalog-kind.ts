import * as z from 'zod/mini'

/**
 * `regular` items fill the category lists. `special` items (printing on cloth, individual order) have their own
 * pages and menu. `landing` items are the wholesale pages for shops and boutiques.
 */
export const catalogKind = z.enum(['regular', 'special', 'landing'])
export type CatalogKind = z.infer<typeof catalogKind>
