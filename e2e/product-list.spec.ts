import { expect, type Page, test } from '@playwright/test'
import { findAxeViolations } from './support/axe.ts'
import { hydrated } from './support/hydration.ts'
import { openAt } from './support/layout-locators.ts'

const DRESSES = '/catalog/platya-i-yubki/'
const PRINTS = '/catalog/kollekciya-printov/'
const LINEN = `${DRESSES}?material=u-len`
const CHEAP_LINEN = `${LINEN}&price_to=2500`

const parts = (page: Page) => ({
  cards: page.locator('#products > ul a:has(h3)[href*="/catalog/"]'),
  found: page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /издели|позици/ }),
  form: page.getByRole('form', { name: 'Подбор по разделу' }),
  material: page.getByLabel('Материал'),
  priceTo: page.getByLabel('Цена до'),
  show: page.getByRole('button', { name: 'Показать' }),
  chips: page.getByRole('list', { name: 'Выбранные фильтры' }),
})

const names = (page: Page) => parts(page).cards.getByRole('heading').allInnerTexts()

for (const width of [360, 1320])
  test(`At ${width} px a list is filtered without a reload, Back returns to it, a reload shows the same`, async ({
    page,
  }) => {
    await openAt(page, DRESSES, width)
    const { found, material, priceTo, show, chips } = parts(page)
    await expect(found).toHaveText('17 изделий')
    await page.evaluate(() => Reflect.set(window, 'isSamePage', true))
    await material.selectOption('u-len')
    await expect(page).toHaveURL(LINEN)
    await expect(found).toHaveText(/^Найдено\s\d+\sиздели/)
    await priceTo.fill('2 500')
    await show.click()
    await expect(page).toHaveURL(`${LINEN}&price_to=2+500`)
    await expect(chips.getByRole('link')).toHaveText([/Лён/, /до\s2\s500\s₽/, 'Сбросить всё'])
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
    const narrowed = await names(page)
    expect(narrowed.length).toBeGreaterThan(0)
    expect(await findAxeViolations(page, { within: '#products' })).toEqual([])

    await page.reload()
    await hydrated(page)
    expect(await names(page)).toEqual(narrowed)
    await expect(priceTo).toHaveValue('2 500')
    await page.goBack()
    await expect(page).toHaveURL(LINEN)
    await expect(priceTo).toHaveValue('')
    await expect(material).toHaveValue('u-len')
    await chips.getByRole('link', { name: 'Лён' }).click()
    await expect(page).toHaveURL(DRESSES)
    await expect(material).toHaveValue('')
    await expect(found).toBeFocused()
  })

test('What an address asks for is there for everybody who opens it, and search engines keep to the whole list', async ({
  page,
}) => {
  const response = await page.goto(CHEAP_LINEN)
  expect(response?.headers()['cache-control']).toBe('no-store')
  const { cards, found } = parts(page)
  await expect(found).toHaveText(`Найдено ${await cards.count()} изделия`)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${DRESSES}$`))
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow')
})

test('A long list has pages, each an address of its own with its own title', async ({ page, request }) => {
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

  test('The filter is a form whose answer is an address, and nonsense in it is said beside its field', async ({
    page,
  }) => {
    await page.goto(DRESSES)
    const { material, priceTo, show, found } = parts(page)
    await material.selectOption('u-len')
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
    await expect(page).toHaveURL(DRESSES)
    await page.goto(`${DRESSES}?material=nobody-weaves-it`)
    await expect(page.getByText('Такого материала в этом разделе нет').first()).toBeVisible()
  })
})
