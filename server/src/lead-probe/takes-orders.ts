import { acceptsPersonalData } from '../content/accepts-personal-data.ts'
import { getOpening } from '../opening/queries.ts'
import type { Orm } from '../platform/database/database.ts'

/** Returns whether visitors can send orders: the site and its forms are open. Otherwise a test order says nothing. */
export const takesOrders = async (orm: Orm): Promise<boolean> =>
  (await getOpening(orm)).isOpen && (await acceptsPersonalData(orm))
