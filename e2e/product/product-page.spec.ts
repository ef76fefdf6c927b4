import { expect, type Locator, type Page, test } from '@playwright/test'
import { logInCustomer } from '../support/customers.ts'
import { expectNoAxeViolations, openAt } from '../support/layout-locators.ts'

const TEE = '/catalog/mujskie-futbolki/futbolka-klassicheskaya/'
const VARIANTS = ['Рисунок до A3 на груди или спине', 'Печать с двух сторон', 'Четыре места нанесения']

/** Returns the visible share of a cell beside the sticky first column, rounded to 0 or 1. */
const coverage = (cell: Locator) =>
  cell.evaluate((element) => {
    const own = element.getBoundingClientRect()
    const region = element.closest('[role=region]')?.getBoundingClientRect()
    const staying = element.parentElement?.firstElementChild?.getBoundingClientRect()
    const left = Math.max(own.left, staying?.right ?? 0)
    return Math.round((Math.min(own.right, region?.right ?? 0) - left) / own.width)
  })

const tableOf = (page: Page, variant: string | undefined) =>
  page.getByRole('region', { name: variant ?? '' }).getByRole('table')

for (const width of [360, 1320]) {
  test(`At ${width} px a product shows price tables and the saving of the next step, and sends the selection with the order`, async ({
    page,
  }) => {
    await openAt(page, TEE, width)
    for (const variant of VARIANTS) await expect(tableOf(page, variant).getByRole('row')).toHaveCount(4)

    await test.step('a table scrolls horizontally and keeps its first column in place', async () => {
      const region = page.getByRole('region', { name: VARIANTS[0] ?? '' })
      const first = region.getByRole('rowheader').first()
      await region.scrollIntoViewIfNeeded()
      const before = await first.boundingBox()
      const scrolled = await region.evaluate((element) => {
        element.scrollLeft = 200
        return element.scrollLeft
      })
      expect(scrolled > 0).toBe(width < 768)
      expect((await first.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0)
    })

    await test.step('a quantity shows its price and the saving of the next step', async () => {
      const main = page.getByRole('main')
      await page.getByLabel('Количество, шт').fill('8')
      await expect(main).toContainText('Десять дешевле восьми: 12 900 ₽ против 15 120 ₽')
      await page.getByLabel('Количество, шт').fill('20')
      await expect(main).toContainText('Ещё 30 шт — и цена станет 920 ₽, на 29 % ниже')
      await page.getByRole('button', { name: 'Взять 50 шт' }).click()
      await expect(page.getByLabel('Количество, шт')).toHaveValue('50')
      await expect(main).toContainText('46 000 ₽')
      for (const variant of VARIANTS) {
        const chosen = tableOf(page, variant).locator('th[aria-current]')
        await expect(chosen).toHaveText('50–99 шт')
        await expect.poll(() => coverage(chosen)).toBe(1)
      }
    })

    await test.step('a variant and a material change the sum and are sent with the order', async () => {
      await page.getByLabel('Исполнение').selectOption(VARIANTS[2] ?? '')
      await page.getByRole('radio', { name: 'Интерлок 200' }).check({ force: true })
      await expect(page.getByRole('main')).toContainText('85 000 ₽')
      const sent = await page.evaluate(() => {
        const form = document.querySelector<HTMLFormElement>('#order-form')
        return form && Object.fromEntries(new FormData(form))
      })
      expect(sent).toMatchObject({
        itemId: expect.stringMatching(/^\d+$/),
        variant: expect.stringMatching(/^[\w-]+\/\d$/),
        material: expect.stringMatching(/^[\w-]+\/Интерлок\s200/),
        quantity: '50',
      })
      // 1000 pieces of this variant have no price.
      await page.getByLabel('Количество, шт').fill('1000')
      await expect(page.getByText('Цена по запросу', { exact: true })).toBeVisible()
    })
  })

  test(`At ${width} px a picture is enlarged by keyboard; Escape returns the focus to its link`, async ({
    page,
  }) => {
    await openAt(page, TEE, width)
    const link = page.getByRole('link', { name: /^Увеличить: / }).first()
    await link.focus()
    await page.keyboard.press('Enter')
    const zoom = page.getByRole('dialog', { name: /^Увеличенное фото/ })
    await expect(zoom).toHaveCSS('opacity', '1')
    await page.keyboard.press('+')
    await expect(zoom.getByText('150 %')).toBeVisible()
    await zoom.getByRole('img').hover()
    await page.mouse.wheel(0, -100)
    await expect(zoom.getByText('150 %')).toBeHidden()
    await page.keyboard.press('0')
    await page.keyboard.press('ArrowRight')
    await expect(zoom.getByText('2 из 5')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(zoom).toBeHidden()
    await expect(link).toBeFocused()
  })
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } })

  test('a swipe changes the enlarged picture; after a pinch or a double tap it moves within the picture', async ({
    page,
  }) => {
    await openAt(page, TEE, 360)
    const fingers = await page.context().newCDPSession(page)
    const [x, y] = [180, 300]
    await page
      .getByRole('link', { name: /^Увеличить: / })
      .first()
      .tap()
    const zoom = page.getByRole('dialog', { name: /^Увеличенное фото/ })
    await expect(zoom).toHaveCSS('opacity', '1')
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x, id) => ({ x, y, id })) })
    const swipe = async () => {
      await touch('touchStart', 330)
      for (let x = 310; x >= 70; x -= 20) await touch('touchMove', x)
      await touch('touchEnd')
    }
    const spread = async () => {
      await touch('touchStart', x - 40, x + 40)
      for (let apart = 45; apart <= 80; apart += 5) await touch('touchMove', x - apart, x + apart)
      await touch('touchEnd')
    }
    // Sent together, so that a slow machine does not turn a double tap into two taps.
    const doubleTap = () =>
      Promise.all([touch('touchStart', x), touch('touchEnd'), touch('touchStart', x), touch('touchEnd')])
    const atRest = () =>
      expect.poll(() => zoom.getByRole('list').evaluate((list) => list.scrollLeft % list.clientWidth)).toBe(0)
    await swipe()
    await expect(zoom.getByText('2 из 5')).toBeVisible()
    await atRest()
    await zoom.getByRole('button', { name: 'Следующее фото' }).tap()
    await expect(zoom.getByText('3 из 5')).toBeVisible()

    await spread()
    await expect(zoom.getByText('200 %')).toBeVisible()
    await swipe()
    await expect(zoom.getByText('3 из 5')).toBeVisible()
    await doubleTap()
    await expect(zoom.getByText('100 %')).toBeVisible()
    await doubleTap()
    await expect(zoom.getByText('300 %')).toBeVisible()
    await zoom.getByRole('button', { name: 'Предыдущее фото' }).tap()
    await expect(zoom.getByText('100 %')).toBeVisible()
    await expect(zoom.getByText('2 из 5')).toBeVisible()
  })
})

test('A like stays when the count requested before it arrives later', async ({ page }) => {
  const { promise: isLiked, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/v1/catalog/likes/*', async (route) => {
    const response = await route.fetch()
    await isLiked
    await route.fulfill({ response })
  })
  const requested = page.waitForRequest('**/api/v1/catalog/likes/*')
  await openAt(page, TEE, 1320)
  const request = await requested
  const button = page.getByRole('button', { name: /^Нравится/ })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  release()
  await (await request.response())?.finished()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  await expect(button).toHaveAttribute('aria-pressed', 'true')
})

test('A product shows current likes on a cached page, and below it the products viewed before', async ({
  page,
  baseURL,
}) => {
  const path = '/catalog/mujskie-futbolki/futbolka-oversayz/'
  const html = async () => (await page.request.get(path)).text()
  const cached = await html()
  const { result } = await (await page.request.get('/api/v1/catalog/futbolka-oversayz')).json()
  const headers = { 'X-Requested-With': 'XMLHttpRequest', 'X-Visitor-Id': `somebody-else-${Date.now()}` }
  const liked = await page.request.get(`${baseURL}/api/v1/catalog/like/${result.catalog.id}`, { headers })
  const { likes } = (await liked.json()).result
  expect(await html()).toBe(cached)

  await openAt(page, TEE, 1320)
  await openAt(page, path, 1320)
  const button = page.getByRole('button', { name: /^Нравится/ })
  await expect(button).toHaveText(`Нравится${likes}`)
  await button.click()
  await expect(button).toHaveText(`Нравится${likes + 1}`)
  await page.reload()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(button).toHaveText(`Нравится${likes + 1}`)

  const seen = page.getByRole('region', { name: 'Вы смотрели' })
  await seen.scrollIntoViewIfNeeded()
  await expect(seen.getByRole('link')).toHaveText([/Футболка классическая/])
  await expect(page.getByRole('button', { name: 'Поделиться' })).toBeVisible()
})

test('A full page load requests the likes of a product once, also for a logged-in customer', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/catalog/likes/')) calls.push(request.headers().authorization ?? 'nobody')
  })
  await openAt(page, TEE, 1320)
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual(['nobody'])
  const { token } = await logInCustomer(page)
  await openAt(page, TEE, 1320)
  await page.waitForLoadState('networkidle')
  expect(calls.slice(1)).toEqual([`Bearer ${token}`])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a product shows its tables and questions, and its pictures link to their large files', async ({
    page,
  }) => {
    await page.goto(TEE)
    for (const variant of VARIANTS) await expect(tableOf(page, variant)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Нравится/ })).toBeHidden()
    const question = page.getByRole('group').filter({ hasText: 'Сядет ли вещь после стирки?' })
    await question.locator('summary').click()
    await expect(question).toContainText('Лекала уже учитывают усадку')
    const href = await page
      .getByRole('link', { name: /^Увеличить: / })
      .first()
      .getAttribute('href')
    const file = await page.request.get(href ?? '')
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/avif'])
  })
})

test('On a phone the quantity presets are in one row with the field', async ({ page }) => {
  await openAt(page, TEE, 360)
  const tops = new Set<number | undefined>()
  for (const preset of await page.getByRole('group', { name: 'Частые количества' }).getByRole('button').all())
    tops.add((await preset.boundingBox())?.y)
  tops.add((await page.getByLabel(/^Количество/).boundingBox())?.y)
  expect(tops.size).toBe(1)
})

test('A product with cloth colours has a named colour choice, which the order form shows', async ({
  page,
}) => {
  await openAt(page, '/catalog/mujskie-futbolki/futbolka-oversayz/', 360)
  const colors = page.getByRole('group', { name: 'Цвет основы' })
  await expect(colors.getByRole('radio', { checked: true })).toHaveAccessibleName('белый')
  await colors.getByRole('radio', { name: 'чёрный' }).check({ force: true })
  await page.locator('#order-form').scrollIntoViewIfNeeded()
  await expect(page.locator('#order-form')).toContainText('чёрный')
  await expect(page.getByRole('group', { name: 'Материал' }).locator('img')).toHaveCount(0)
  await expectNoAxeViolations(page)
})
