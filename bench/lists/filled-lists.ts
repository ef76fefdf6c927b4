import type { Orm } from '@rapport/server/platform/database/database'
import { sql } from 'drizzle-orm'
import { productName } from '../growth/catalog.ts'

const GROUPS = 20
const LINES_AT_ONCE = 10_000
const STATUSES = ['new', 'called', 'calculating', 'quoted', 'paid', 'in-production', 'shipped', 'done']

/** Numbers of rows in the lists of the back office. */
export interface ListSizes {
  entries: number
  orders: number
  pictures: number
}

/**
 * Fills the tables of the back office's lists, always with the same rows. Returns the key of a group with one of
 * twenty items.
 */
export async function fillLists(orm: Orm, { entries, orders, pictures }: ListSizes): Promise<number> {
  for (let from = 0; from < entries; from += LINES_AT_ONCE) {
    const names = Array.from({ length: Math.min(LINES_AT_ONCE, entries - from) }, (_, at) =>
      productName(from + at),
    )
    await orm.execute(sql`
      insert into content_entries (kind, subject_id, title, parent, position, version, published_version, updated_at, facets)
      select 'item', ${from}::integer + place, title,
        case when ${from}::integer + place > ${GROUPS}::integer then 1 + place % ${GROUPS}::integer end, place, 1, 1,
        timestamptz '2026-01-01' + interval '1 minute' * (${from}::integer + place),
        case when ${from}::integer + place <= ${GROUPS}::integer then array['group', 'no-seo']
          when place % 100 = 0 then array['product', 'no-picture'] else array['product'] end
      from unnest(array(select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb)))
        with ordinality as line (title, place)`)
  }
  await orm.execute(sql`
    insert into users (email, name, password_hash, created_at)
    select 'anna-' || place * 20 || '@example.ru', 'Анна', '', timestamptz '2026-01-01'
    from generate_series(1, ${orders}::integer / 20) as place`)
  for (let from = 0; from < orders; from += LINES_AT_ONCE) {
    await orm.execute(sql`
    insert into orders (id, number, placed_at, name, phone, email, comment, is_catalog, status)
    select gen_random_uuid(), '2026-' || place, timestamptz '2026-01-01' + interval '1 minute' * place,
      'Анна ' || (array['Ткачёва', 'Смирнова', 'Лён', 'Прядильникова'])[1 + place % 4],
      '+7900' || lpad((place * 7919 % 10000000)::text, 7, '0'), 'anna-' || place || '@example.ru',
      'Нужно ' || place || ' футболок с вышивкой. ' || repeat('Размеры и цвета в таблице. ', 10), false,
      (array[${sql.raw(STATUSES.map((status) => `'${status}'`).join(', '))}])[1 + place % ${STATUSES.length}::integer]
    from generate_series(${from + 1}::integer, ${Math.min(orders, from + LINES_AT_ONCE)}::integer) as place`)
    // The statements of triggers are planned with these statistics.
    await orm.execute(sql`analyze orders, people, users`)
  }
  await orm.execute(sql`
    insert into order_handling (order_id, version, call_by)
    select id, 1, case when right(number, 2) = '00' then placed_at + interval '15 minutes' end from orders
    on conflict (order_id) do update set call_by = excluded.call_by`)
  await orm.execute(sql`
    insert into order_files (id, order_id, position, name, size)
    select gen_random_uuid(), id, 0, 'макет-' || number || '.pdf', 1000 from orders`)
  await orm.execute(sql`
    insert into media (file, name, media_type, bytes, width, height, color, alt, state)
    select 'tkan-' || lpad(to_hex(place), 10, '0') || '.avif',
      (array['tkan', 'polo', 'fartuk', 'sumka', 'plate', 'shtora', 'halat', 'plashch'])[1 + place % 8] || '-' || place,
      'image/avif', 1000, 1600, 1200, '#b5232a',
      case when place % 50 = 0 then '' else 'Ткань крупно, рисунок ' || place end,
      case when place % 500 = 0 then 'failed' else 'ready' end
    from generate_series(1, ${pictures}::integer) as place`)
  await orm.execute(sql`
    insert into media_tags (media_id, tag, position)
    select id, (array['ткани', 'изделия', 'люди', 'цех'])[1 + id % 4], 0 from media`)
  await orm.execute(sql`vacuum analyze`)
  return 1
}
