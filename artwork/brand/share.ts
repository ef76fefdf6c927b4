import path from 'node:path'
import sharp from 'sharp'
import { cloth, drawing } from './book/page.ts'
import { withPage } from './browser.ts'
import { INKS, logoSvg } from './logo.ts'

/** Creates the share picture for links to pages without a picture: `node artwork/brand/share.ts`. */
const SIZE = { width: 1200, height: 630 }
const out = path.join(import.meta.dirname, '../../site/app/seo/share.jpg')

const body = `<main>
  <div class="words">${drawing(logoSvg(INKS), 'height:52px')}
  <p>Рисунок<br>на&nbsp;ткани,<br><b>пошив<br>на&nbsp;заказ</b></p><small>Оптом от&nbsp;1&nbsp;штуки, производство от&nbsp;2&nbsp;дней</small></div>
  <div>${cloth('quarters', 'len', { width: 480, height: 630, cut: 2 })}</div>
</main>`
const style = `*{margin:0;box-sizing:border-box}
main{display:grid;grid-template-columns:720px 480px;width:1200px;height:630px;background:#f4efe6;color:#1a1815}
.words{display:flex;flex-direction:column;justify-content:space-between;align-items:flex-start;padding:56px 40px 56px 56px}
p{font:800 102px/.9 'Sofia Sans Extra Condensed';text-transform:uppercase}
b{color:#b5232a;font-weight:800}small{white-space:nowrap;font:400 28px/1.3 'Golos Text'}img{display:block}`

await withPage(body, style, async (page) => {
  await page.setViewportSize(SIZE)
  const png = await page.screenshot()
  await sharp(png).jpeg({ quality: 84, mozjpeg: true }).toFile(out)
  console.log(out)
})
