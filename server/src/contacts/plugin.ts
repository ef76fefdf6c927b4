import { getTableName } from 'drizzle-orm'
import fp from 'fastify-plugin'
import { siteProperties, type Warning } from '../content/tables.ts'
import { announceMoments, type Moments } from '../platform/jobs/announce-moments.ts'
import type { Services } from '../services.ts'
import { cities } from './tables.ts'

/** Warnings appear and disappear at their minute, also on cached pages. */
const warningMoments: Moments = {
  queue: 'warnings',
  tables: [getTableName(cities), getTableName(siteProperties)],
  async findNext(orm, after) {
    const ofCities = await orm.select({ warnings: cities.notifications }).from(cities)
    const ofAll = await orm.select({ warnings: siteProperties.warnings }).from(siteProperties)
    const moments = [...ofAll, ...ofCities].flatMap(({ warnings }) => warnings.flatMap(momentsOf))
    return moments
      .filter((moment) => moment > after)
      .toSorted((one, other) => one.getTime() - other.getTime())
      .at(0)
  },
}

const momentsOf = ({ from, to }: Warning): Date[] =>
  [from, to].filter((moment) => moment !== undefined).map((moment) => new Date(moment))

export const contacts = fp<Services>((_app, services) => announceMoments(warningMoments, services), {
  name: 'contacts',
})
