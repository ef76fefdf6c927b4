import { integer } from 'drizzle-orm/pg-core'
import { media } from './tables.ts'

/** Column with the id of a picture. A picture that a row shows can't be deleted. */
export const pictureId = () => integer().references(() => media.id)

/** Column with the ids of several pictures, in order. PostgreSQL has no foreign keys of array elements. */
export const pictureIds = () => integer().array()
