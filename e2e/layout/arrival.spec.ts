import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { PLAIN_PAGE } from '../support/layout-locators.ts'

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null }[]
}

const TEE = '/catalog/mujskie-futbolki/futbolka-klassicheskaya/'

/** Where a page is cut at a width: after the first `end` behind `start`. */
const CUTS = [
  [360, PLAIN_PAGE, 'Рейтинг', '</p>'],
  [360, PLAIN_PAGE, '<story-row', '</li>'],
  [360, PLAIN_PAGE, 'aria-label="Хлебные крошки"', '</li>'],
  [360, PLAIN_PAGE, 'aria-label="Быстрые ссылки"', '</a>'],
  [360, TEE, '<product-gallery', '</li>'],
  [1320, PLAIN_PAGE, '<header', '</a>'],
  [1320, PLAIN_PAGE, 'aria-label="Главное меню"', '</li>'],
  [1320, TEE, '<product-gallery', '</li>'],
] as const

/** Serves the site under its own address. A page stops at a cut until `sendRest`. */
async function serveInParts(site: string) {
  let cut = (_html: string): number => 0
  let sendRest = () => {}
  const server = createServer(async ({ url, headers: { accept } }, response) => {
    const answer = await fetch(`${site}${url}`)
    response.setHeader('content-type', answer.headers.get('content-type') ?? '')
    if (!accept?.includes('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()))
    const html = await answer.text()
    const { promise, resolve } = Promise.withResolvers<void>()
    sendRest = resolve
    response.write(html.slice(0, cut(html)))
    await promise
    response.end(html.slice(cut(html)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    cutAt: (find: typeof cut) => {
      cut = find
    },
    sendRest: () => sendRest(),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('A page that arrives in two parts shows no layout shift, wherever it is cut', async ({
  page,
  baseURL,
}) => {
  const server = await serveInParts(baseURL ?? '')
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        shifts.push(`${value} ${sources.map(({ node }) => (node as Element)?.outerHTML?.slice(0, 80))}`)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const paint = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    })
  for (const [width, path, start, end] of CUTS) {
    await page.setViewportSize({ width, height: 800 })
    server.cutAt((html) => html.indexOf(end, html.indexOf(start, html.indexOf('<body'))) + end.length)
    await page.goto(server.origin + path, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await paint()
    server.sendRest()
    await page.waitForLoadState('domcontentloaded')
    await paint()
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts), start).toEqual([])
  }
  server.stop()
})
