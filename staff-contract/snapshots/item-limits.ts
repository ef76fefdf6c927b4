/** Pictures of one material or product, and materials of one union, at most. */
export const GALLERY_MAX = 30
export const UNION_MEMBERS_MAX = 100
/** Facts, size tables, price groups, shown items and former slugs of one product, sizes and measures of one table, at most. */
export const PROPERTIES_MAX = 50
export const SIZE_TABLES_MAX = 10
export const SIZES_MAX = 40
export const PRICE_GROUPS_MAX = 20
export const SHOWN_ITEMS_MAX = 500
export const FORMER_SLUGS_MAX = 100
/** Working days until the shipment, at most. */
export const LEAD_TIME_DAYS_MAX = 365
