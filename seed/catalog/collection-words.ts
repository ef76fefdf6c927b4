import type { CollectionPrint, CollectionPrints, PlacedPrint } from './collection-schema.ts'

const CLOTH_WIDTH_CM = 150

const decimal = (value: number) => String(value).replace('.', ',')
const namesOf = (colours: string[], { colourways }: CollectionPrints) => {
  const names = colours.map((colour) => colourways[colour] ?? colour)
  return `${names.slice(0, -1).join(', ')} и ${names.at(-1)}`
}
const times = (count: number) => {
  const few = count % 10 >= 2 && count % 10 <= 4 && !(count % 100 >= 12 && count % 100 <= 14)
  return `${count} ${few ? 'раза' : 'раз'}`
}

function joinWords(drop: number): string {
  if (drop < 0.01) return 'прямая'
  return Math.abs(drop - 0.5) < 0.01 ? 'в половину раппорта' : 'в треть раппорта'
}

/** Returns the description of a print below its summary; empty if its family or cut is unknown. */
export function describePrint(print: CollectionPrint, known: CollectionPrints) {
  const family = known.families[print.family]
  const cut = family?.cuts[print.cut - 1]
  if (!family || !cut) return { description: '', properties: [] }
  const [width, height] = cut
  const size = `${decimal(width)} × ${decimal(height)} см`
  const colours = namesOf(print.colours, known)
  return {
    description: [
      `Принт «${print.name}» повторяется через ${size}: на ткани шириной ${CLOTH_WIDTH_CM} см ляжет от кромки до кромки ${times(Math.floor(CLOTH_WIDTH_CM / width))}. Масштаб меняем от половины до полутора без перерисовки; деление на картинке — 5 см.`,
      `Готовые расцветки — ${colours}. Другую соберём по вашим номерам Pantone и покажем на пробе до тиража.`,
      `Рисунок наш, за него вы не платите: цена складывается из ткани и печати, как на странице [«Печать на ткани»](/catalog/pechat-na-tkani/). Лучше всего он выходит на таких тканях: ${print.on}.`,
    ].join('\n\n'),
    properties: [
      { name: 'Раппорт', value: size },
      { name: 'Стыковка', value: joinWords(family.drop) },
      { name: 'Красок', value: `${family.inks} вместе с фоном` },
      { name: 'Расцветки', value: colours },
      { name: 'Ткань', value: print.on },
      { name: 'Уход', value: 'стирка при 40 °C наизнанку' },
    ],
  }
}

/** Returns the description of a placed graphic. */
export function describePlaced({ name, colours }: PlacedPrint, known: CollectionPrints) {
  const { width, height } = known.placed.area
  const area = `${Math.round(width)} × ${Math.round(height)} см`
  const combinations = namesOf(colours, known)
  return {
    description: [
      `${name} печатаем в поле ${area}, верх — в пяти сантиметрах под горловиной, на женских вещах — в трёх. Положение и размер подгоним под вашу вещь и покажем на макете до печати.`,
      `Сочетания с тканью — ${combinations}. На ваших изделиях печатаем тоже: условия на странице [«Печать на изделиях»](/catalog/pechat-na-izdeliyah/).`,
    ].join('\n\n'),
    properties: [
      { name: 'Поле печати', value: area },
      { name: 'Способы', value: 'прямая печать, шелкография от 50 штук' },
      { name: 'Сочетания', value: combinations },
      { name: 'Ткань', value: 'хлопок, футер и канвас от 140 г/м²' },
      { name: 'Уход', value: 'стирка при 30 °C наизнанку, 50 стирок без потери цвета' },
    ],
  }
}
