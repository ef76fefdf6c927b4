import { asc, getTableName, gt } from 'drizzle-orm'
import fp from 'fastify-plugin'
import { announceMoments, type Moments } from '../platform/jobs/announce-moments.ts'
import type { Services } from '../services.ts'
import { posts } from './tables.ts'

/** Posts appear at their moment. */
const publications: Moments = {
  queue: 'publications',
  tables: [getTableName(posts)],
  async findNext(orm, after) {
    const { publicationAt } = posts
    const coming = orm.select({ publicationAt }).from(posts).where(gt(publicationAt, after))
    const [next] = await coming.orderBy(asc(publicationAt)).limit(1)
    return next?.publicationAt
  },
}

export const blog = fp<Services>((_app, services) => announceMoments(publications, services), {
  name: 'blog',
})
