import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnOwnDatabases } from '../../test/each-database.ts'
import { openEarlier } from '../../test/earlier-database.ts'
import { slides } from '../content/tables.ts'
import { materials } from '../materials/tables.ts'
import { media } from './tables.ts'

const MIGRATION = '0011_pictures.sql'
const FILE = 'tee-0123456789-1200x1500-d9cdbf-pa23b23a23b23a23b23a23b23a23-f48x10-w320w640w1200.avif'

describeOnOwnDatabases('a database whose pictures were paths', (database) => {
  it('keeps every picture, with what its file name told', async () => {
    const { orm } = database()
    const { applyIt } = await openEarlier(orm, MIGRATION)
    await orm.execute(sql`insert into media
      (file, name, media_type, bytes, width, height, color, preview, alt, focus_x, focus_y, widths, state) values
      (${FILE}, 'tee', 'image/avif', 9, 1200, 1500, 'd9cdbf', 'data:', 'Футболка', 48, 10, '[320, 640, 1200]', 'ready')`)
    await orm.execute(sql`insert into slides (position, image, title, subtitle, content)
      values (0, ${`/media/${FILE}`}, 'Есть', '', ''), (1, '/other.png', 'Чужая', '', '')`)
    await orm.execute(sql`insert into materials (erp_id, position, name, images, features, description, is_union)
      values ('CHINTZ', 0, 'Ситец', ${JSON.stringify([[`/media/${FILE}`]])}, '', '', false)`)

    await applyIt()
    const picture = {
      src: `/media/${FILE}`,
      fallback: `/media/640/${FILE.replace('.avif', '.webp')}`,
      width: 1200,
      height: 1500,
      color: '#d9cdbf',
      placeholder: 'a23b23a23b23a23b23a23b23a23',
      focus: { x: 48, y: 10 },
      widths: [320, 640, 1200],
      prerendered: true,
      alt: 'Футболка',
    }
    // Columns of later migrations are not there yet.
    const { image, position } = slides
    const [known, unknown] = await orm.select({ image }).from(slides).orderBy(position)
    expect(known?.image).toEqual(picture)
    expect(unknown?.image).toMatchObject({ src: '/other.png', fallback: '/other.png', widths: [] })
    expect((await orm.select().from(materials))[0]?.pictures).toEqual([picture])
    const { color, prerendered } = media
    expect(await orm.select({ color, prerendered }).from(media)).toEqual([
      { color: '#d9cdbf', prerendered: true },
    ])
  })
})
