import { page } from './page.ts'

/** `photos` are data URLs of JPEGs. The first is shown large. */
export const picturePage = (number: number, photos: string[]): string =>
  page(
    'Картинка',
    number,
    `<div class="columns two"><div>
      <p>Снимаем ткань так, чтобы её хотелось потрогать: свет низкий и сбоку, складка живая, нитка видна.</p>
      <h3>Свет и фон</h3><ul><li>Один тёплый ключ слева, заполнение в шесть раз слабее. Спереди не светим.</li><li>Фон — бесшовный, цвета небелёного льна.</li><li>Объектив длинный, камера на высоте вещи.</li></ul>
      <h3>Кадр</h3><ul><li>Карточка — 4 : 5, вещь целиком, поля не меньше десятой части.</li><li>Слайд — 16 : 9, слева спокойное поле под текст.</li><li>Двух одинаковых предметов в кадре не бывает: поверните, сдвиньте, примните.</li></ul>
      <h3>Честность</h3><p>Если картинка — 3D-визуализация, так и подписываем. Заменяем фотографией, когда вещь сшита.</p>
    </div><div class="cells" style="grid-template-columns:repeat(3,1fr);align-content:start">${photos
      .map((photo) => `<div class="cell" style="height:67mm"><img class="cloth" src="${photo}" alt=""></div>`)
      .join('')}</div></div>`,
  )
