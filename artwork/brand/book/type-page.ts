import { page } from './page.ts'

export const typePage = (number: number): string =>
  page(
    'Шрифт',
    number,
    `<div class="columns" style="grid-template-columns:1.25fr 1fr">
      <div><div class="poster" style="font-size:116pt;line-height:.84">Ткань<br>с&nbsp;вашим<br><span style="color:#b5232a">рисунком</span></div>
      <p class="note" style="margin-top:4mm">Sofia Sans Extra Condensed, 800, прописные, интерлиньяж 0,84–0,95</p></div>
      <div><p style="font-size:21pt;line-height:1.3;max-width:none">Печатаем от&nbsp;одного метра. Проба 30&nbsp;×&nbsp;30&nbsp;см — за&nbsp;один день.</p><p class="note">Golos Text, 400. Кегль текста — 10–12 пунктов в печати, 16–18 пикселей на экране</p>
      <h3 style="margin-top:7mm">Кто что делает</h3>
      <ul style="max-width:none"><li>Плакатный — заголовки и крупные цифры. Не больше семи слов подряд.</li><li>Golos Text — всё остальное, и кнопки тоже.</li><li>Цифры в таблицах — табличные: <span style="font-variant-numeric:tabular-nums">1&nbsp;190, 12&nbsp;000, 305</span>.</li></ul>
      <h3>Русская типографика</h3>
      <ul style="max-width:none"><li>«Ёлочки», тире с пробелами, буква «ё» на месте.</li><li>Неразрывный пробел после коротких слов и перед единицами: 180&nbsp;г/м², 12&nbsp;000&nbsp;₽, +7&nbsp;(900)&nbsp;123-45-67.</li><li>Длинные заголовки переносим по смыслу, предлог не оставляем в конце строки.</li></ul>
      <p class="note">Оба шрифта свободные, лицензия SIL Open Font Licence.</p></div>
    </div>`,
  )
