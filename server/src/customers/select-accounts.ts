import type { CustomerPreview } from '@rapport/staff-contract/customers/customers'
import { eq } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import { cities } from '../contacts/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { people } from './tables.ts'

/** Selects the columns of a customer's account. */
export const selectAccounts = (orm: Orm) =>
  orm
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      phone: users.phone,
      company: users.company,
      city: cities.city,
      priceList: users.priceList,
      createdAt: users.createdAt,
      orderCount: people.orderCount,
    })
    .from(users)
    .innerJoin(people, eq(people.userId, users.id))
    .leftJoin(cities, eq(cities.id, users.cityId))

type AccountRow = Awaited<ReturnType<typeof selectAccounts>>[number]

export const toCustomerPreview = ({ createdAt, ...row }: AccountRow): CustomerPreview => ({
  ...row,
  createdAt: createdAt.toISOString(),
})
