import type { Page } from '@playwright/test'

/** Names, also of typefaces, keys, and a neckline. */
const NAMES =
  /^(?:SEO|URL|QR|Excel|XLSX|xlsx|CSV|csv|Google|Authenticator|Telegram|WhatsApp|Chrome|Linux|HeadlessChrome|SVG|PDF|JPG|jpg|PNG|png|ZIP|YML|WebP|AVIF|Ctrl|Alt|Shift|D|K|S|V|Z|Enter|Esc|Tab|DELETE|Sofia|Sans|Golos|Oswald|Onest|Noto|Serif|Display|Manrope|Alumni|Rubik)$/

/** Returns Latin words in visible and accessible text, except names, addresses, colours and codes. */
export async function findLatinWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const said = [document.title]
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('code, script, style, noscript')) continue
      for (const name of [
        'aria-label',
        'aria-description',
        'aria-roledescription',
        'placeholder',
        'title',
        'alt',
      ])
        said.push(element.getAttribute(name) ?? '')
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent ?? '')
    }
    return said
  })
  return texts
    .map((text) => text.replace(/\S+@\S+|#[\da-f]{6}\b/gi, ''))
    .flatMap((text) => text.match(/[A-Za-z]+/g) ?? [])
    .filter((word) => !NAMES.test(word))
}
