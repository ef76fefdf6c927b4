import type { Orm } from '@rapport/server/platform/database/database'
import { sql } from 'drizzle-orm'

const THINGS =
  `Футболка Рубашка Платье Толстовка Худи Свитшот Лонгслив Майка Поло Юбка Брюки Шорты Жакет Жилет Халат
  Пижама Сарафан Туника Блуза Фартук Сумка Шопер Рюкзак Платок Шарф Палантин Бандана Кепка Наволочка Простыня
  Пододеяльник Скатерть Салфетка Полотенце Плед Покрывало Подушка Штора Тюль Панно Купальник Леггинсы Велосипедки
  Рашгард Манишка Комбинезон Косынка Прихватка Косметичка Чехол`.split(/\s+/)
const KINDS =
  `классическая оверсайз приталенная укороченная удлинённая свободная детская женская мужская летняя зимняя
  спортивная пляжная домашняя школьная вафельная стёганая вязаная двусторонняя праздничная повседневная плотная
  тонкая мягкая гладкая фактурная меланжевая однотонная узорная клетчатая полосатая цветочная геометрическая
  винтажная деревенская городская походная подарочная ярусная плиссированная`.split(/\s+/)
const CLOTHS =
  `ситец бязь поплин батист сатин фланель лён полулён шёлк крепдешин штапель вискоза шифон органза кулирка
  футер интерлок пике рибана флис габардин оксфорд дюспо атлас велюр блэкаут рогожка саржа твил двунитка перкаль
  муслин вельвет бархат жаккард кашкорсе бифлекс сетка тафта`.split(/\s+/)
const MOTIFS =
  `Астра Берёза Василёк Вереск Веер Волна Гжель Горох Гроза Дюны Ёлка Жар-птица Заря Звезда Зубцы Иней
  Ирис Клевер Клин Клюква Конь Кувшинка Ландыш Листопад Лодка Лоза Луна Мак Маяк Метель Молния Мост Мята Незабудка
  Облако Овёс Огурцы Осень Папоротник Парус Пион Полынь Прибой Радуга Решётка Ромашка Роса Рябина Север Сирень Снегирь
  Солнце Сосна Стриж Терем Тюльпан Узоры Фиалка Фонарь Черёмуха Шестерня Шиповник Эхо Юла Якорь Ярмарка`.split(
    /\s+/,
  )
const PLACES =
  `Анапа Байкал Валдай Волга Вологда Вятка Гатчина Дон Елец Енисей Иваново Кама Карелия Касимов Кижи Клин
  Коломна Кострома Ладога Мезень Муром Нева Ока Онега Пермь Плёс Псков Ростов Руза Селигер Суздаль Таруса Тверь
  Тула Углич Урал Хохлома Шуя Юрьев Яуза`.split(/\s+/)
const USES =
  `для дома для дачи для офиса для школы для сцены для спорта для моря для подарка для кухни для малышей
  для промоакции для фестиваля`
    .split(/(?=для)/)
    .map((use) => use.trim())

/** Items per group of the lowest level. */
const GROUP_SIZE = 50
const LINES_AT_ONCE = 10_000

interface Line {
  /** Id of the parent group. */
  parent: number | null
  name: string
  group: boolean
}

/** Fills an empty database with this number of items on three levels. The result is always the same. */
export async function generateCatalog(orm: Orm, items: number): Promise<void> {
  const tops: Line[] = THINGS.map((name) => ({ parent: null, name, group: true }))
  const groups: Line[] = Array.from({ length: Math.ceil(items / GROUP_SIZE) }, (_, at) => ({
    parent: 1 + (at % tops.length),
    name: `${pick(THINGS, at)} ${pick(KINDS, mixed(at, 8))} ${pick(USES, mixed(at, 9))}`,
    group: true,
  }))
  const products: Line[] = Array.from({ length: items }, (_, at) => ({
    parent: 1 + tops.length + (at % groups.length),
    name: formatName(at, at % groups.length),
    group: false,
  }))
  await orm.execute(sql`
    insert into materials (erp_id, position, name, pictures, features, description, is_union)
    select 'm-' || place, place, name, '{}', '', '', false
    from unnest(${sql.param(CLOTHS)}::text[]) with ordinality as cloth (name, place)`)
  await orm.execute(sql`
    insert into price_groups (erp_id, title, unit, note) select 'p-' || id, 'Цены', 'шт', '' from materials`)
  await orm.execute(
    sql`insert into price_categories (group_id, position, title) select id, 0, '' from price_groups`,
  )
  await orm.execute(sql`
    insert into price_variants (group_id, index, title, ranges)
    select id, 0, 'Без печати', '[{"from": 1, "to": 99}, {"from": 100, "to": null}]' from price_groups`)
  await orm.execute(sql`
    insert into price_rows (variant_id, material_id, position, label, prices)
    select variant.id, material.id, material.position, material.name, '{"anonymous": [100000, 70000]}'
    from price_variants as variant join materials as material on (material.id - variant.id) % 4 = 0`)
  await orm.execute(sql`
    insert into price_category_materials (category_id, material_id, position)
    select category.id, material.id, 0
    from price_categories as category join materials as material on (material.id - category.id) % 13 = 0`)
  await addLines(orm, [...tops, ...groups, ...products])
  await orm.execute(sql`
    insert into catalog_price_groups (item_id, group_id, position)
    select id, 1 + id % ${CLOTHS.length}::integer, 0 from catalog_items where not is_group`)
}

async function addLines(orm: Orm, lines: Line[]): Promise<void> {
  for (let from = 0; from < lines.length; from += LINES_AT_ONCE) {
    const some = lines
      .slice(from, from + LINES_AT_ONCE)
      .map((line, at) => ({
        ...line,
        summary: `${pick(KINDS, mixed(from + at, 7))} отделка, печать по рисунку`,
      }))
    await orm.execute(sql`
      insert into catalog_items (slug, name, kind, is_group, parent_id, position, summary, description, properties,
        unit, own_price_tiers, gallery)
      select 'item-' || ${from}::integer + place, name, 'regular', "group", parent, ${from}::integer + place, summary,
        '', '[]', 'шт', '[{"from": 1, "price": 100000}, {"from": 100, "price": 70000}]', '{}'
      from rows from (jsonb_to_recordset(${JSON.stringify(some)}::jsonb)
        as (parent integer, name text, "group" boolean, summary text))
        with ordinality as line (parent, name, "group", summary, place)`)
  }
}

const pick = (words: string[], at: number) => words[at % words.length] ?? ''

/** Hashes a number, so that neighbours differ. */
function mixed(at: number, salt: number): number {
  let value = Math.imul(at + 1, 0x9e3779b1) ^ Math.imul(salt, 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 13)) >>> 0
}

/** Returns the name of a product by its number. */
export const productName = (at: number): string => formatName(at, at)

/** «Футболка мужская «Василёк Суздаль», кулирка» */
function formatName(at: number, group: number): string {
  const motif = `«${pick(MOTIFS, mixed(at, 1))} ${pick(PLACES, mixed(at, 2))}»`
  const cloth = mixed(at, 3) % 3 === 0 ? `, ${pick(CLOTHS, mixed(at, 4))}` : ''
  return `${pick(THINGS, group)} ${pick(KINDS, mixed(at, 5))} ${motif}${cloth}`
}
