import { page } from './page.ts'

interface Dye {
  name: string
  hex: string
  use: string
  ink: string
}

const DYES: Dye[] = [
  { name: 'Лён', hex: '#F4EFE6', use: 'Фон. Занимает больше половины любой страницы', ink: '#1A1815' },
  { name: 'Кумач', hex: '#B5232A', use: 'Единственный акцент: кнопка, слово в заголовке', ink: '#F4EFE6' },
  { name: 'Тушь', hex: '#1A1815', use: 'Текст и линии', ink: '#F4EFE6' },
  { name: 'Индиго', hex: '#1F2A5A', use: 'Тёмные разделы, ссылки', ink: '#F4EFE6' },
  { name: 'Бумага', hex: '#FFFDF9', use: 'Карточки, поля, бланки', ink: '#1A1815' },
  { name: 'Тушь мягкая', hex: '#5C554B', use: 'Второстепенный текст', ink: '#F4EFE6' },
  { name: 'Охра', hex: '#D49A2A', use: 'Метки не крупнее монеты', ink: '#1A1815' },
  { name: 'Нить', hex: '#DDD3C2', use: 'Линейки, рамки', ink: '#1A1815' },
]

const parseHex = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** CMYK percentages without a profile. They need a proof. */
function toCmyk(hex: string): string {
  const shares = parseHex(hex).map((part) => part / 255)
  const black = 1 - Math.max(...shares)
  const inks = shares.map((share) => (black === 1 ? 0 : (1 - share - black) / (1 - black)))
  return [...inks, black].map((ink) => Math.round(ink * 100)).join(' / ')
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = parseHex(hex).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): string {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((light + 0.05) / (dark + 0.05)).toFixed(1).replace('.', ',')
}

const dye = ({ name, hex, use, ink }: Dye) =>
  `<div class="dye" style="background:${hex};color:${ink};${/^#F/.test(hex) ? 'outline:.25mm solid #ddd3c2' : ''}"><b>${name}</b>${hex} · RGB ${parseHex(hex).join(' ')}<br>CMYK ${toCmyk(hex)}<br>${use}</div>`

export const palettePage = (number: number): string =>
  page(
    'Краски',
    number,
    `<div class="dyes">${DYES.map(dye).join('')}</div>
    <div class="columns" style="grid-template-columns:1fr 1fr 1fr;margin-top:8mm">
      <p><b>Пропорция.</b> Лён и бумага — 60 %, тушь — 20 %, принт — 15 %, кумач — 5 %. Если кумача больше, он перестаёт звать.</p>
      <p><b>Читаемость.</b> Тушь на льне — ${contrast('#1A1815', '#F4EFE6')} : 1, мягкая тушь — ${contrast('#5C554B', '#F4EFE6')} : 1, лён на кумаче — ${contrast('#F4EFE6', '#B5232A')} : 1. Охрой текст не набираем: ${contrast('#D49A2A', '#F4EFE6')} : 1.</p>
      <p><b>На ткани.</b> Цвет сверяем по крашеному лоскуту, не по экрану. CMYK здесь — отправная точка для типографии без нашего профиля: просите пробу.</p>
    </div>`,
  )
