import type { CollectionPrint, PlacedPrint } from './collection-draft.ts'
import { colourNames } from './colour-names.ts'
import { colourways } from './prints/colourways.ts'
import { PLACED_AREA, PLACED_CENTIMETRES_PER_UNIT } from './prints/placed.ts'
import { prints } from './prints/prints.ts'
import { randomFrom } from './prints/random.ts'
import { drawTile } from './prints/tile.ts'

const CLOTH_WIDTH_CM = 150

const decimal = (value: number) => String(value).replace('.', ',')
const namesOf = (colours: (keyof typeof colourNames)[]) => {
  const names = colours.map((colour) => colourNames[colour])
  return `${names.slice(0, -1).join(', ')} и ${names.at(-1)}`
}
const times = (count: number) => {
  const few = count % 10 >= 2 && count % 10 <= 4 && !(count % 100 >= 12 && count % 100 <= 14)
  return `${count} ${few ? 'раза' : 'раз'}`
}

/** How rows of a print stand to each other, as a cutter asks it. */
function joinOf({ family, cut }: CollectionPrint): string {
  const repeat = prints[family]?.(colourways.len, randomFrom(`${family}-${cut}`))
  if (!repeat) return ''
  const drop = Math.abs(repeat.down[0] / repeat.across[0])
  if (drop < 0.01) return 'прямая'
  return Math.abs(drop - 0.5) < 0.01 ? 'в половину раппорта' : 'в треть раппорта'
}

/** What the page of a print says below its summary: nothing here is written twice by hand. */
export function describePrint(print: CollectionPrint) {
  const [first = 'len'] = print.colours
  const family = prints[print.family]
  if (!family) return { description: '', properties: [] }
  const { svg, widthCm, repeatCm } = drawTile(family, colourways[first], `${print.family}-${print.cut}`)
  const dyes = Object.values(colourways[first]).slice(0, 4)
  const inks = new Set(dyes.filter((dye) => svg.toLowerCase().includes(`"${dye.toLowerCase()}"`))).size
  const size = `${decimal(widthCm)} × ${decimal(repeatCm)} см`
  return {
    description: [
      `Принт «${print.name}» повторяется через ${size}: на ткани шириной ${CLOTH_WIDTH_CM} см ляжет от кромки до кромки ${times(Math.floor(CLOTH_WIDTH_CM / widthCm))}. Масштаб меняем от половины до полутора без перерисовки; деление на картинке — 5 см.`,
      `Готовые расцветки — ${namesOf(print.colours)}. Другую соберём по вашим номерам Pantone и покажем на пробе 30 × 30 см.`,
      `Рисунок наш, за него вы не платите: цена складывается из ткани и печати, как на странице [«Печать на ткани»](/catalog/pechat-na-tkani/). Лучше всего он выходит на таких тканях: ${print.on}.`,
    ].join('\n\n'),
    properties: [
      { name: 'Раппорт', value: size },
      { name: 'Стыковка', value: joinOf(print) },
      { name: 'Красок', value: `${inks} вместе с фоном` },
      { name: 'Расцветки', value: namesOf(print.colours) },
      { name: 'Ткань', value: print.on },
      { name: 'Уход', value: 'стирка при 40 °C наизнанку' },
    ],
  }
}

/** The same for a graphic that stands in one place of a garment. */
export function describePlaced({ name, colours }: PlacedPrint) {
  const [width, height] = [PLACED_AREA.width, PLACED_AREA.height].map((units) =>
    Math.round(units * PLACED_CENTIMETRES_PER_UNIT),
  )
  return {
    description: [
      `${name} печатаем в поле ${width} × ${height} см, верх — в пяти сантиметрах под горловиной. Положение и размер подгоним под вашу вещь и покажем на макете до печати.`,
      `Сочетания с тканью — ${namesOf(colours)}. На ваших изделиях печатаем тоже: условия на странице [«Печать на изделиях»](/catalog/pechat-na-izdeliyah/).`,
    ].join('\n\n'),
    properties: [
      { name: 'Поле печати', value: `${width} × ${height} см` },
      { name: 'Способы', value: 'прямая печать, шелкография от 50 штук' },
      { name: 'Сочетания', value: namesOf(colours) },
      { name: 'Ткань', value: 'хлопок, футер и канвас от 140 г/м²' },
      { name: 'Уход', value: 'стирка при 30 °C наизнанку, 50 стирок без потери цвета' },
    ],
  }
}
