import { shown } from './shown-words.ts'

/** Alternative texts of pictures. */

const drawn: Record<string, string> = {
  branch: 'ветви',
  brush: 'мазки кисти',
  cutouts: 'вырезные листья',
  discs: 'круги и полукружья',
  ditsy: 'мелкие цветы',
  gears: 'шестерни',
  gingham: 'клетка виши',
  herringbone: 'ёлочка',
  ikat: 'икат',
  naboyka: 'набойка',
  optical: 'оптический рисунок',
  plaid: 'шотландская клетка',
  planes: 'аэропланы',
  rain: 'косой дождь',
  rhythm: 'ритм полос',
  scallops: 'чешуя',
  stars: 'звёзды',
  ticking: 'полоска тика',
  wedges: 'клинья',
  rowan: 'рябина',
  fern: 'папоротник',
  poppy: 'маки',
  wheat: 'колосья',
  cornflower: 'васильки',
  dandelion: 'одуванчики',
  tulip: 'тюльпаны',
  cranberry: 'клюква',
  drops: 'капли',
  carnation: 'гвоздика',
  suns: 'солнышки',
  birds: 'птицы',
  horses: 'кони',
  shuttles: 'челноки',
  bobbins: 'катушки',
  masts: 'радиомачты',
  steamers: 'пароходы',
  cubes: 'кубики',
  quarters: 'четверти',
  stairs: 'лестницы',
  rings: 'кольца',
  flame: 'языки пламени',
  houndstooth: 'гусиная лапка',
  argyle: 'ромбы',
  pebbles: 'галька',
  crosses: 'крестики',
  waves: 'волны',
  handcheck: 'клетка от руки',
}

/** Placed graphics. */
const placed: Record<string, string> = {
  wedge: 'клин',
  mast: 'радиомачта',
  wheels: 'три шестерни',
  steamer: 'пароход',
  stairs: 'лестницы',
  spun: 'диск',
  shuttle: 'челнок',
  bobbin: 'катушка',
  bird: 'птица с веточкой',
  birds: 'две птицы у дерева',
  horse: 'конь',
  herd: 'три коня под солнцем',
  sun: 'солнце',
  tree: 'дерево с плодами',
  drop: 'огурец с цветком',
  carnation: 'гвоздика',
  rowan: 'гроздь рябины',
  fern: 'листья папоротника',
  poppy: 'маки',
  wheat: 'сноп',
  cornflower: 'венок из васильков',
  dandelion: 'одуванчики',
  tulip: 'три тюльпана',
  cranberry: 'ветка клюквы',
}

/** Plain cloth without a print. */
const plain = ['knit', 'twill']

const dyed: Record<string, string> = {
  len: 'небелёного льна',
  kumach: 'кумача',
  kub: 'кубовой синьки',
  indigo: 'индиго',
  ohra: 'охры',
  bottle: 'бутылочного стекла',
  pudra: 'пудры',
  shalfey: 'шалфея',
  kobalt: 'кобальта',
  tush: 'туши',
  gjel: 'гжельских белил',
  marena: 'льна с мареной',
  moh: 'льна со мхом',
  glina: 'розовой глины',
}

/** «Футболка спереди: круги и полукружья на ткани цвета кумача». */
export function describePicture(name: string): string {
  const [composition = '', family = '', colourway = ''] = name.split('-')
  if (composition.startsWith('placed')) return describePlaced(name)
  const what = shown[composition]
  const print = plain.includes(family) ? 'гладкая ткань' : drawn[family]
  const colour = dyed[colourway]
  if (!what || !print || !colour) throw new Error(`No words for the picture "${name}"`)
  return plain.includes(family)
    ? `${what}: ${print} цвета ${colour}`
    : `${what}: ${print} на ткани цвета ${colour}`
}

/** «Свитшот, рисунок: клин, ткань цвета кумача». */
function describePlaced(name: string): string {
  const [composition = '', motif = '', colourway = ''] = name.split('-')
  const what = shown[composition.slice('placed'.length)]
  const colour = dyed[colourway]
  if (!what || !placed[motif] || !colour) throw new Error(`No words for the picture "${name}"`)
  return `${what}, рисунок: ${placed[motif]}, ткань цвета ${colour}`
}
