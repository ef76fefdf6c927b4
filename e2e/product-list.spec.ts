import { expect, type Page, test } from '@playwright/test'
import { findAxeViolations } from './support/axe.ts'
import { elementsDefined } from './support/elements.ts'
import { openAt } from './support/layout-locators.ts'

const DRESSES = '/catalog/platya-i-yubki/'
const PRINTS = '/catalog/kollekciya-printov/'
const LINEN = `${DRESSES}?material=u-len`
const CHEAP_LINEN = `${LINEN}&price_to=2500`

const parts = (page: Page) => ({
  /** Shown on phones only. */
  filters: page.locator('summary', { hasText: 'Фильтры и порядок' }),
  cards: page.locator('#products > ul a:has(h3)[href*="/catalog/"]'),
  found: page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /издели|позици/ }),
  form: page.getByRole('form', { name: 'Подбор по разделу' }),
  material: page.getByRole('button', { name: /^Материал/ }),
  linen: page.getByRole('checkbox', { name: /^Лён\s\d+$/ }),
  cotton: page.getByRole('checkbox', { name: /^Хлопок\s\d+$/ }),
  done: page.getByRole('button', { name: 'Готово' }),
  priceTo: page.getByLabel('Цена до'),
  show: page.getByRole('button', { name: 'Показать' }),
  chips: page.getByRole('list', { name: 'Выбранные фильтры' }),
})

/** Opens the filters if the page hides them. */
async function openFilters(page: Page): Promise<void> {
  const { filters, priceTo } = parts(page)
  await elementsDefined(page)
  if (!(await priceTo.isVisible())) await filters.click()
}

const names = (page: Page) => parts(page).cards.getByRole('heading').allInnerTexts()

for (const width of [360, 1320])
  test(`Filters a list at ${width} px, also after a reload and Back`, async ({ page }) => {
    await openAt(page, DRESSES, width)
    const { found, material, linen, done, priceTo, show, chips } = parts(page)
    await expect(found).toHaveText('17 изделий')
    await openFilters(page)
    await material.click()
    await linen.check()
    await expect(page).toHaveURL(DRESSES)
    await done.click()
    await expect(page).toHaveURL(`${LINEN}#products`)
    await expect(found).toHaveText(/^Найдено\s\d+\sиздели/)
    await openFilters(page)
    await expect(material).toHaveAccessibleName('Материал Лён')
    await priceTo.fill('2 500')
    await show.click()
    await expect(page).toHaveURL(`${LINEN}&price_to=2+500#products`)
    await expect(chips.getByRole('link')).toHaveText([/Лён/, /до\s2\s500\s₽/, 'Сбросить всё'])
    const narrowed = await names(page)
    expect(narrowed.length).toBeGreaterThan(0)
    expect(await findAxeViolations(page, { within: '#products' })).toEqual([])

    await page.reload()
    expect(await names(page)).toEqual(narrowed)
    await openFilters(page)
    await expect(priceTo).toHaveValue('2 500')
    await page.goBack()
    await expect(page).toHaveURL(`${LINEN}#products`)
    await expect(priceTo).toHaveValue('')
    await openFilters(page)
    await expect(material).toHaveAccessibleName('Материал Лён')
    await chips.getByRole('link', { name: 'Лён' }).click()
    await expect(page).toHaveURL(`${DRESSES}#found`)
    await expect(found).toBeFocused()
    await openFilters(page)
    await expect(material).toHaveAccessibleName('Материал Любой')
    await expect(page.locator('[name="material"]:checked')).toHaveCount(0)
  })

test('Hides the filters on a phone until the visitor opens them, and shows them on a wider screen', async ({
  page,
}) => {
  await openAt(page, '/catalog/', 360)
  const { filters, form, priceTo } = parts(page)
  await expect(form).toBeHidden()
  await expect(page.locator('#products').getByRole('heading').first()).toBeInViewport()
  await filters.press('Enter')
  await expect(priceTo).toBeVisible()
  await openAt(page, DRESSES, 768)
  await expect(priceTo).toBeVisible()
  await expect(filters).toBeHidden()
})

test('Filters by the address alone, uncached, and points search engines to the whole list', async ({
  page,
}) => {
  const response = await page.goto(CHEAP_LINEN)
  expect(response?.headers()['cache-control']).toBe('private, no-cache')
  const { cards, found } = parts(page)
  await expect(found).toHaveText(`Найдено ${await cards.count()} изделия`)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${DRESSES}$`))
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow')
})

test('Lists products of any of the chosen materials, and removes a material by its chip', async ({
  page,
}) => {
  await openAt(page, LINEN, 1320)
  const { cards, found, material, cotton, chips } = parts(page)
  const linenOnly = await cards.count()
  await material.press('Enter')
  await expect(cotton).toBeVisible()
  await cotton.press('Space')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\?material=[\w-]+&material=[\w-]+#products$/)
  await expect(material).toHaveAccessibleName('Материал Хлопок и ещё 1')
  await expect.poll(() => cards.count()).toBeGreaterThan(linenOnly)
  await expect(found).toHaveText(new RegExp(`^Найдено\\s${await cards.count()}\\s`))
  await chips.getByRole('link', { name: 'Хлопок' }).click()
  await expect(page).toHaveURL(`${LINEN}#found`)
  await expect.poll(() => cards.count()).toBe(linenOnly)
})

for (const width of [360, 1320])
  test(`Filters the whole catalogue at ${width} px, and shows its groups after a reset`, async ({ page }) => {
    await openAt(page, '/catalog/', width)
    const { cards, found, material, linen, done, priceTo, show, chips } = parts(page)
    const tile = page.locator('#products').getByRole('heading', { name: 'Платья и юбки' })
    await expect(tile).toBeVisible()
    await expect(cards).toHaveCount(0)
    await openFilters(page)
    await material.click()
    await linen.check()
    await done.click()
    await expect(page).toHaveURL('/catalog/?material=u-len#products')
    await expect(tile).toHaveCount(0)
    await openFilters(page)
    await priceTo.fill('2500')
    await show.click()
    await expect(page).toHaveURL('/catalog/?material=u-len&price_to=2500#products')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/catalog\/$/)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow')
    await expect(found).toHaveText(/^Найден/)
    expect(await findAxeViolations(page, { within: '#products' })).toEqual([])
    await chips.getByRole('link', { name: 'Сбросить всё' }).click()
    await expect(page).toHaveURL('/catalog/#found')
    await expect(tile).toBeVisible()
    await expect(found).toBeFocused()
  })

test('Submits the order of a list when it is chosen, and leaves out empty fields', async ({ page }) => {
  await openAt(page, DRESSES, 1320)
  await elementsDefined(page)
  await page.getByLabel('Порядок').selectOption('price')
  await expect(page).toHaveURL(`${DRESSES}?sort=price#products`)
})

test('Pages the filtered catalogue, and answers 404 after the last page', async ({ page, request }) => {
  await page.goto('/catalog/?sort=price')
  const { cards } = parts(page)
  await expect(cards).toHaveCount(24)
  await page.getByRole('navigation', { name: 'Страницы' }).getByRole('link', { name: 'Дальше' }).click()
  await expect(page).toHaveURL('/catalog/?sort=price&page=2#products')
  await expect(cards).toHaveCount(24)
  for (const page of ['99', '99999', '9'.repeat(60)])
    expect((await request.get(`/catalog/?sort=price&page=${page}`)).status()).toBe(404)
  expect((await request.get('/catalog/?page=99')).status()).toBe(200)
})

test('Pages a long list, each page with its own address and title', async ({ page, request }) => {
  await openAt(page, PRINTS, 1320)
  const { cards } = parts(page)
  await expect(cards).toHaveCount(24)
  await page.getByRole('navigation', { name: 'Страницы' }).getByRole('link', { name: 'Дальше' }).click()
  await expect(page).toHaveURL(`${PRINTS}?page=2#products`)
  await expect(page).toHaveTitle(/страница 2/)
  await expect(page.locator('#products')).toBeInViewport()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${PRINTS}\\?page=2$`),
  )
  const data = await page.locator('main script[type="application/ld+json"]').allTextContents()
  const catalog = data.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'OfferCatalog')
  expect(catalog).toMatchObject({ numberOfItems: 71 })
  expect(catalog.itemListElement).toHaveLength(24)
  expect(catalog.itemListElement[0].position).toBe(25)
  const first = await request.get(`${PRINTS}?page=1`, { maxRedirects: 0 })
  expect([first.status(), first.headers().location]).toEqual([301, PRINTS])
  for (const page of ['4', '9999']) expect((await request.get(`${PRINTS}?page=${page}`)).status()).toBe(404)
  expect((await request.get(`${PRINTS}?page=two`)).status()).toBe(200)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Submits the filter as a form, and reports invalid values at their fields', async ({ page }) => {
    await page.goto(DRESSES)
    const { material, linen, done, priceTo, show, found } = parts(page)
    await material.click()
    await linen.check()
    await done.click()
    await priceTo.fill('дёшево')
    await show.click()
    expect(new URL(page.url()).searchParams.get('material')).toBe('u-len')
    await expect(priceTo).toHaveValue('дёшево')
    await expect(priceTo).toHaveAccessibleDescription('Цена — целое число рублей, например 500')
    await expect(found).toHaveText(/^Найдено\s\d+\sиздели/)
    await priceTo.fill('1')
    await show.click()
    await expect(page.getByText('Ничего не подошло')).toBeVisible()
    await page.getByRole('link', { name: 'Сбросить фильтр' }).click()
    await expect(page).toHaveURL(`${DRESSES}#found`)
    await page.goto(`${DRESSES}?material=nobody-weaves-it`)
    await expect(page.getByText('Такого материала в этом разделе нет').first()).toBeVisible()
    await page.goto('/catalog/?material=nobody-weaves-it&price_from=x&sort=colour')
    await expect(page.getByText('Ничего не подошло')).toBeVisible()
    await page.getByRole('link', { name: 'Сбросить фильтр' }).click()
    await expect(page).toHaveURL('/catalog/#found')
    await expect(page.getByRole('heading', { name: 'Платья и юбки' }).first()).toBeVisible()
  })
})
