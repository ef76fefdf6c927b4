import { logoSvg, WHITE } from '../logo.ts'
import { cloth, drawing } from './page.ts'

export const coverPage = (): string =>
  `<section class="cover"><div class="words">${drawing(logoSvg(WHITE), 'height:12mm;align-self:flex-start')}<div><h1>Бренд-<br>бук</h1><p style="margin-top:6mm;font-size:13pt">Знак, краски, шрифт, рисунок и&nbsp;голос фабрики. Восемь страниц, чтобы вещь узнавали без подписи.</p></div></div><div>${cloth('quarters', 'len', { width: 768, height: 1260, scale: 1, cut: 2 })}</div></section>`
