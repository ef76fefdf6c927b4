import { BLACK, INKS, LIGHT_INKS, logoSvg, signSvg, WHITE } from '../logo.ts'
import { drawing, page } from './page.ts'

const cell = (ground: string, inner: string, words: string) =>
  `<figure><div class="cell" style="height:32mm;background:${ground}">${inner}</div><figcaption>${words}</figcaption></figure>`

export const logoPage = (number: number): string =>
  page(
    'Знак и имя',
    number,
    `<div class="columns two"><div>
      <p>Знак — четыре четверти одного раппорта: квадрат, круг, их края и просветы. Поставьте знак рядом с собой, поверните, повторите — получится ткань. Так устроен и наш принт «Четверти».</p>
      <p>Имя набрано шрифтом Sofia Sans Extra Condensed, насыщенность 800, буквы подогнаны вручную. Перебирать их не нужно: берите файл.</p>
      <h3>Воздух</h3><p>Вокруг логотипа оставляем поле в половину высоты знака. Между знаком и именем — одна пятая его высоты.</p>
      <h3>Наименьший размер</h3><p>Логотип — 24 мм в печати и 96 пикселей на экране. Меньше — один знак, от 5 мм и 16 пикселей.</p>
      <h3>Нельзя</h3><ul><li>менять цвета четвертей местами</li><li>ставить цветной логотип на принт</li><li>обводить, наклонять, добавлять тень</li></ul>
    </div><div>
      <div class="cell" style="height:54mm;background:#fffdf9;margin-bottom:5mm"><div style="padding:9mm;outline:.25mm dashed #b5232a">${drawing(logoSvg(INKS), 'height:18mm')}</div></div>
      <div class="cells" style="grid-template-columns:1fr 1fr 1fr">
        ${cell('#1a1815', drawing(logoSvg(LIGHT_INKS), 'height:6.6mm'), 'На тёмном')}
        ${cell('#ffffff', drawing(logoSvg(BLACK), 'height:6.6mm'), 'В одну краску')}
        ${cell('#b5232a', drawing(logoSvg(WHITE), 'height:6.6mm'), 'Вывороткой')}
        ${cell('#fffdf9', drawing(signSvg(INKS), 'height:15mm'), 'Знак: бирка, пуговица, иконка')}
        ${cell('#1f2a5a', drawing(signSvg(WHITE), 'height:15mm'), 'Знак белым: вышивка, тиснение')}
        ${cell('#ddd3c2', drawing(signSvg(BLACK), 'height:15mm'), 'Знак чёрным: штамп на коробе')}
      </div></div></div>`,
  )
