import type { ColourwayName } from '../../prints/colourways.ts'
import { cloth, page } from './page.ts'

const SAMPLES: [string, ColourwayName, string, number?][] = [
  ['discs', 'len', 'Диски'],
  ['naboyka', 'kub', 'Кубовая роза'],
  ['rowan', 'marena', 'Рябина'],
  ['ikat', 'indigo', 'Икат'],
  ['quarters', 'shalfey', 'Четверти', 2],
  ['poppy', 'kobalt', 'Мак'],
  ['gears', 'ohra', 'Шестерни', 2],
  ['horses', 'kumach', 'Кони'],
]

const sample = ([family, colour, name, cut = 1]: (typeof SAMPLES)[number]) =>
  `<figure><div class="cell" style="height:60mm">${cloth(family, colour, { width: 420, height: 800, scale: 0.62, cut })}</div><figcaption>${name}</figcaption></figure>`

const ribbon = (family: string, colour: ColourwayName, scale: number) =>
  `<div style="height:6mm;overflow:hidden">${cloth(family, colour, { width: 2600, height: 60, scale })}</div>`

export const patternPage = (number: number): string =>
  page(
    'Рисунок',
    number,
    `<div class="columns two"><div>
      <p>Рисунок — наш товар и наш голос. Ни фотостоков, ни градиентов: если странице не хватает радости, её приносит принт.</p>
      <h3>Лента</h3><p>Узкая полоса принта разделяет большие части страницы. Высота — от 6 до 16 мм, одна на разворот, всегда от края до края.</p>
      <div style="margin:4mm 0 5mm">${ribbon('quarters', 'len', 0.3)}<div style="height:2mm"></div>${ribbon('scallops', 'kumach', 0.28)}</div>
      <h3>Правила</h3><ul><li>Один принт на предмет; пару ему — только гладкую или в полоску.</li><li>Под текст принт не кладём. Текст стоит на льне или на бирке.</li><li>Не режем мотив пополам на видном месте: сдвиньте раппорт.</li><li>Каталог из 47 раппортов и 24 рисунков — на сайте, в «Коллекции принтов».</li></ul>
    </div><div class="cells" style="grid-template-columns:repeat(4,1fr);align-content:start;gap:5mm 4mm">${SAMPLES.map(sample).join('')}</div></div>`,
  )
