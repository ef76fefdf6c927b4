import { PageHead } from '../section/page-head.tsx'
import { Section } from '../section/section.tsx'
import { State, States } from '../specimen/state.tsx'
import { RichText } from './rich-text.tsx'

const html = `<p>Тираж от 1 штуки. Цена падает <strong>по ступеням</strong>: см. <a href="/help/">как заказать</a>.</p>
<h2>Что прислать</h2><ul><li>макет в кривых: AI, EPS, CDR;</li><li>размеры и тираж.</li></ul>
<ol><li>Считаем.</li><li>Шьём образец.</li></ol>
<table><tr><th>Ткань</th><th>Плотность</th></tr><tr><td>Габардин</td><td>160 г/м²</td></tr></table>`

export function TextSpecimen() {
  return (
    <States>
      <State wide name="Заглавие страницы">
        <PageHead heading="Доставка" lead="По России и за рубеж: со склада — на следующий день." />
      </State>
      <State wide name="Раздел на льне, с добавкой в строке заголовка">
        <Section heading="Последние новости" aside={<a href="#specimen-text">Перейти в блог</a>}>
          <p>Четыре записи.</p>
        </Section>
      </State>
      <State wide name="Раздел на бумаге, заголовок сбоку">
        <Section heading="О ткани" tone="paper" beside>
          <p>Гребенной хлопок держит форму и не линяет.</p>
        </Section>
      </State>
      <State wide name="Текст редактора">
        <RichText html={html} />
      </State>
    </States>
  )
}
