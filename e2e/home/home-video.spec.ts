import { expect, type Page, test } from '@playwright/test'
import { elementsDefined } from '../support/elements.ts'
import { goHome } from '../support/layout-locators.ts'

const FACTORY_ID = '4f1c7a9e0b2d48c6a35e91d07b84f2c6'

/** Fake player with the message API of the host. It posts `player:ready` and shows the received commands. */
const PLAYER = `<!doctype html><title>Player</title><p id="told"></p><script>
  addEventListener('message', ({ data }) => {
    if (typeof data === 'string') document.getElementById('told').textContent += JSON.parse(data).type + ' '
  })
  parent.postMessage(JSON.stringify({ type: 'player:ready', data: {} }), '*')
</script>`

type Answer = 'plays' | 'refuses' | 'is silent'

/** Answers requests to the video host. Returns the requested paths, which grow with each request. */
async function serveHost(page: Page, answerTo: (path: string) => Answer = () => 'plays'): Promise<string[]> {
  const asked: string[] = []
  await page.route(/^https:\/\/(?:[\w-]+\.)?rutube\.ru\//, async (route) => {
    const path = new URL(route.request().url()).pathname
    asked.push(path)
    const answer = answerTo(path)
    if (answer === 'refuses') return route.abort('connectionrefused')
    if (answer === 'plays') return route.fulfill({ contentType: 'text/html', body: PLAYER })
  })
  return asked
}

const video = (page: Page) => page.getByRole('region', { name: 'Фабрика за две минуты' })
const excursion = (page: Page) => page.getByRole('region', { name: 'Видео с производства' })
const placeOf = (page: Page) =>
  video(page).evaluate((block) => {
    const { width, height, y } = block.getBoundingClientRect()
    return [width, height, Math.round(y + scrollY)]
  })
const watch = (page: Page, name: string) => page.getByRole('link', { name: `Смотреть видео: ${name}` })
const told = (page: Page, name: string) =>
  page
    .getByTitle(new RegExp(`^${name.replaceAll(' ', '\\s')}$`))
    .contentFrame()
    .locator('#told')

test('A click on a video loads it from its host and plays it', async ({ page }) => {
  const asked = await serveHost(page)
  await page.goto('/')
  await elementsDefined(page)
  expect(asked).toEqual([])
  await watch(page, 'Фабрика за две минуты').click()
  await expect(told(page, 'Фабрика за две минуты')).toHaveText('player:play')
  expect(asked).toEqual([`/play/embed/${FACTORY_ID}/`])
  await expect(watch(page, 'Фабрика за две минуты')).toHaveCount(0)
  await expect(video(page).locator('iframe')).toBeFocused()
})

test('A video of the excursion plays muted while its slide is active, and no other video is loaded', async ({
  page,
}) => {
  const asked = await serveHost(page)
  await page.setViewportSize({ width: 1320, height: 900 })
  await page.goto('/')
  await elementsDefined(page)
  await excursion(page).scrollIntoViewIfNeeded()
  await excursion(page).locator('figure').nth(1).scrollIntoViewIfNeeded()
  const first = told(page, 'Печать. Медный вал для гостей')
  await expect(first).toHaveText('player:mute player:play')
  expect(asked).toEqual(['/play/embed/a81f03c2d95e47b6b0c4e7f219d3586a/'])
  await excursion(page).getByRole('button', { name: 'Следующий слайд' }).click()
  await expect(first).toHaveText('player:mute player:play player:pause')
  await expect(told(page, 'Красковарня. Краска для шелкографии')).toHaveText('player:mute player:play')
  await excursion(page).getByRole('button', { name: 'Предыдущий слайд' }).click()
  await expect(first).toHaveText(/player:pause (?:player:mute )?player:play/)
  expect(asked).toHaveLength(2)
})

test('With reduced motion no video is loaded from the host until the visitor clicks', async ({ page }) => {
  const asked = await serveHost(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  await elementsDefined(page)
  await excursion(page).scrollIntoViewIfNeeded()
  await page.clock.runFor(10_000)
  expect(asked).toEqual([])
  await watch(page, 'Печать. Медный вал для гостей').click()
  await expect(told(page, 'Печать. Медный вал для гостей')).toHaveText('player:play')
})

test('A local film with captions plays in the same place when the host refuses or does not answer; the frame stays hidden', async ({
  page,
}) => {
  await serveHost(page, (path) => (path.includes(FACTORY_ID) ? 'refuses' : 'is silent'))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  await elementsDefined(page)
  const place = await placeOf(page)
  for (const [block, name, start] of [
    [video(page), 'Фабрика за две минуты', 0],
    [excursion(page), 'Красковарня. Краска для шелкографии', 7],
  ] as const) {
    await watch(page, name).click()
    const frame = block.locator('iframe')
    await expect(frame).toBeAttached()
    // An animation would override the opacity.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect(frame).toHaveCSS('opacity', '0')
    expect(await frame.evaluate((element) => element.getAnimations().length)).toBe(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.runFor(12_000)
    const film = block.locator('video')
    const time = () => film.evaluate((element: HTMLVideoElement) => element.currentTime)
    await expect.poll(time).toBeGreaterThan(start)
    await expect
      .poll(() => film.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length))
      .toBe(12)
    await expect(block.getByRole('link', { name: 'Смотреть на RuTube' })).toBeVisible()
  }
  expect(await placeOf(page)).toEqual(place)
})

test('A video also plays after a visitor comes to Home by a link from another page', async ({ page }) => {
  await serveHost(page)
  await page.goto('/policy/')
  await elementsDefined(page)
  await goHome(page)
  await elementsDefined(page)
  await watch(page, 'Фабрика за две минуты').click()
  await expect(told(page, 'Фабрика за две минуты')).toHaveText('player:play')
  await expect(page).toHaveURL('/')
})

test('Home has structured data of its 7 videos and, unlike other pages, may frame their host', async ({
  page,
}) => {
  const home = await page.request.get('/')
  expect(home.headers()['content-security-policy']).toContain('frame-src https://rutube.ru;')
  const other = await page.request.get('/catalog/')
  expect(other.headers()['content-security-policy']).toContain("frame-src 'none';")
  const data = [...(await home.text()).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    .map(([, text = '']) => JSON.parse(text))
    .find((one) => one['@graph'])
  expect(data['@graph']).toHaveLength(7)
  for (const one of data['@graph']) {
    expect(one).toMatchObject({ '@type': 'VideoObject' })
    expect(one.embedUrl).toMatch(/^https:\/\/rutube\.ru\/play\/embed\/[\da-f]{32}\/$/)
    expect((await page.request.get(new URL(one.thumbnailUrl).pathname)).headers()['content-type']).toBe(
      'image/jpeg',
    )
  }
})
