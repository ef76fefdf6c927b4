import * as z from 'zod/mini'

/**
 * `regular` items fill the category lists; `special` ones (printing on cloth, individual order) have pages and
 * a menu of their own; `landing` ones are the wholesale pages for shops and boutiques.
 */
export const catalogKind = z.enum(['regular', 'special', 'landing'])
export type CatalogKind = z.infer<typeof catalogKind>
