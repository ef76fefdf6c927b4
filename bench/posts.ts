import type { Picture } from '@rapport/contract/media/media'
import type { Orm } from '@rapport/server/platform/database/database'
import { sql } from 'drizzle-orm'

const TAGS = 'ткани печать уход макеты производство опт доставка история цвет шитьё сезон подарки'.split(' ')

const PICTURE: Picture = {
  src: '/media/tkan.svg',
  fallback: '/media/tkan.svg',
  width: 800,
  height: 600,
  color: '#b5232a',
  placeholder: '',
  focus: { x: 50, y: 50 },
  widths: [],
  prerendered: false,
  alt: 'Ткань',
}

/** Adds published posts, an hour apart, each with two of a dozen tags. */
export async function generatePosts(orm: Orm, count: number): Promise<void> {
  await orm.execute(sql`
    insert into posts (slug, title, short_text, body, body_markdown, image, preview_thumb, publication_at)
    select 'post-' || number, 'О ткани ' || number, 'Коротко о том, чем она хороша',
      repeat('<p>Ткань плотная и мягкая, не линяет и не садится после стирки.</p>', 60), repeat('Ткань плотная и мягкая. ', 100), ${JSON.stringify(PICTURE)}::jsonb,
      ${JSON.stringify(PICTURE)}::jsonb, now() - interval '1 hour' * number
    from generate_series(1, ${count}::integer) as number`)
  await orm.execute(sql`
    insert into post_tags (post_id, tag, position)
    select id, (${sql.param(TAGS)}::text[])[1 + (id + place * 5) % ${TAGS.length}::integer], place
    from posts, generate_series(0, 1) as place`)
}
