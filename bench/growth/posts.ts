import type { Orm } from '@rapport/server/platform/database/database'
import { sql } from 'drizzle-orm'

const TAGS = 'ткани печать уход макеты производство опт доставка история цвет шитьё сезон подарки'.split(' ')

/** Adds published posts, an hour apart, each with two of a dozen tags. */
export async function generatePosts(orm: Orm, count: number): Promise<void> {
  await orm.execute(sql`
    insert into media (file, name, media_type, bytes, width, height, color, alt, state)
    values ('tkan.svg', 'tkan', 'image/svg+xml', 100, 800, 600, '#b5232a', 'Ткань', 'ready') on conflict do nothing`)
  await orm.execute(sql`
    insert into posts (slug, title, short_text, body, body_markdown, image, publication_at)
    select 'post-' || number, 'О ткани ' || number, 'Коротко о том, чем она хороша',
      repeat('<p>Ткань плотная и мягкая, не линяет и не садится после стирки.</p>', 60), repeat('Ткань плотная и мягкая. ', 100),
      (select id from media where file = 'tkan.svg'), now() - interval '1 hour' * number
    from generate_series(1, ${count}::integer) as number`)
  await orm.execute(sql`
    insert into post_tags (post_id, tag, position)
    select id, (${sql.param(TAGS)}::text[])[1 + (id + place * 5) % ${TAGS.length}::integer], place
    from posts, generate_series(0, 1) as place`)
}
