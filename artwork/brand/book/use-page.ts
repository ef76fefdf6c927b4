import { INKS, LIGHT_INKS, logoSvg, signSvg } from '../logo.ts'
import { cloth, drawing, page } from './page.ts'

const figure = (height: string, ground: string, inner: string, words: string) =>
  `<figure><div class="cell" style="height:${height};background:${ground};position:relative">${inner}</div><figcaption>${words}</figcaption></figure>`

const label = `<div style="width:34mm;height:52mm;background:#fffdf9;border-radius:1.5mm;display:flex;flex-direction:column;align-items:center;justify-content:space-between;padding:4mm 0 0;overflow:hidden;box-shadow:0 .6mm 2mm #1a181533"><div style="width:3.4mm;height:3.4mm;border-radius:50%;background:#ddd3c2"></div>${drawing(signSvg(INKS), 'height:14mm')}<div style="height:14mm;width:100%">${cloth('scallops', 'kumach', { width: 400, height: 170, scale: 0.4 })}</div></div>`

const bag = `<svg viewBox="0 0 200 220" style="height:66mm"><path d="M62 66C62 6 138 6 138 66" fill="none" stroke="#b99f78" stroke-width="9"/><path d="M30 62H170L178 212H22Z" fill="#e6dac3"/><path d="M30 62H170L170.600 72H29.400Z" fill="#d6c6a8"/></svg><div style="position:absolute;inset:auto 0 17mm 0;display:grid;place-items:center">${drawing(signSvg(INKS), 'height:21mm')}</div>`

const card = `<div style="display:grid;gap:3mm"><div style="width:62mm;height:34mm;background:#fffdf9;border-radius:1mm;padding:4mm;display:flex;flex-direction:column;justify-content:space-between;box-shadow:0 .6mm 2mm #1a181533">${drawing(logoSvg(INKS), 'height:6mm;align-self:flex-start')}<div style="font-size:7.5pt;line-height:1.45">Имя Фамилия, технолог<br>+7 (900) 123-45-67<br>zakaz@rapport.example</div></div><div style="width:62mm;height:34mm;border-radius:1mm;overflow:hidden;box-shadow:0 .6mm 2mm #1a181533">${cloth('quarters', 'kumach', { width: 620, height: 340, scale: 0.7, cut: 2 })}</div></div>`

const carton = `<svg viewBox="0 0 240 170" style="height:56mm"><path d="M20 56L120 26L220 56L120 90Z" fill="#c9a878"/><path d="M20 56L120 90V162L20 124Z" fill="#b08d5b"/><path d="M220 56L120 90V162L220 124Z" fill="#9c7a4b"/><path d="M70 41L170 73L170 90L156 85V69L58 37Z" fill="#b5232a"/></svg><div style="position:absolute;left:24%;top:55%;transform:skewY(20deg)">${drawing(signSvg('#1A1815'), 'height:11mm;opacity:.85')}</div>`

export const usePage = (number: number): string =>
  page(
    'В деле',
    number,
    `<div class="cells" style="grid-template-columns:1fr 1.25fr 1fr 1.15fr;gap:5mm">
      ${figure('78mm', '#e9dfcf', label, 'Бирка: 34 × 52 мм, картон 350 г/м², хлопковый шнур')}
      ${figure('78mm', '#ece3d3', card, 'Визитка: на обороте принт, на лицевой — воздух')}
      ${figure('78mm', '#dccfb8', bag, 'Сумка: знак 12 см, шелкография в четыре краски')}
      ${figure('78mm', '#e9dfcf', carton, 'Короб: штамп в одну краску, лента с принтом')}
    </div>
    <div class="columns" style="grid-template-columns:1.6fr 1fr;margin-top:7mm;align-items:center">
      <div class="cell" style="height:46mm;background:#1f2a5a;grid-template-columns:1fr 70mm;place-items:stretch"><div style="padding:8mm;display:flex;flex-direction:column;justify-content:space-between;color:#f4efe6">${drawing(logoSvg(LIGHT_INKS), 'height:8mm;align-self:flex-start')}<span class="poster" style="font-size:30pt">Печать на&nbsp;ткани от&nbsp;1&nbsp;метра</span></div><div>${cloth('suns', 'kub', { width: 560, height: 330, scale: 0.8 })}</div></div>
      <div><p>Файлы логотипа и иконок — в архиве, который пришлёт менеджер; принты — в каталоге на сайте.</p><p>Сомневаетесь, можно ли так? Пришлите макет на zakaz@rapport.example, ответим в тот же день.</p></div>
    </div>`,
  )
