import { expect, test } from '@playwright/test'
import { expectNoAxeViolations, openAt } from './support/layout-locators.ts'
import { saveScreenshot } from './support/screenshot.ts'

for (const width of [360, 1320])
  test(`Calculates the term and price of a delivery at a shareable address, at ${width} px`, async ({
    page,
  }) => {
    await openAt(page, '/help/delivery/', width)
    const form = page.getByRole('form', { name: 'Расчёт доставки' })
    const answer = page.getByRole('status', { name: 'Срок и цена' })
    await expect(form.getByLabel('Город')).toHaveValue('Москва')
    await form.getByLabel('Город').fill('новосибирск')
    await form.getByLabel('Вес, кг').fill('25')
    await form.getByRole('button', { name: 'Посчитать' }).click()
    await expect(answer).toContainText('Новосибирск: 3 коробки')
    await expect(answer).toContainText('5–8 дней')
    await expect(answer).toContainText('от 2 340 ₽')
    await expect(page).toHaveURL(/\?city=.*&weight=25#estimate$/)
    await expect(answer).toBeFocused()
    await expect(answer).toBeInViewport()
    await form.getByLabel('Вес, кг').fill('-5')
    await form.getByLabel('Вес, кг').press('Enter')
    await expect(form).toContainText('Вес должен быть больше нуля')
    await expect(form.getByLabel('Вес, кг')).toHaveAttribute('aria-invalid', 'true')
    await page.goBack()
    await expect(answer).toContainText('от 2 340 ₽')
  })

test('Enlarges a certificate, closes it by Escape, and offers its PDF', async ({ page, request }) => {
  await openAt(page, '/licenses/', 1320)
  const name = 'Декларация соответствия на трикотаж для взрослых'
  const opener = page.getByRole('link', { name: `Открыть крупно: ${name}` })
  await opener.click()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog.getByRole('img')).toBeVisible()
  await expectNoAxeViolations(page)
  await saveScreenshot(page, 'license-1320')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  const pdf = await page.getByRole('link', { name: `Скачать PDF ${name}` }).getAttribute('href')
  const answer = await request.get(pdf ?? '')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
})

test('Links Warranty to Licenses, and back in the breadcrumbs', async ({ page }) => {
  await openAt(page, '/help/warranty/', 360)
  await page.getByRole('link', { name: 'Декларации и протоколы испытаний' }).click()
  await expect(page).toHaveURL(/\/licenses\/$/)
  const crumbs = page.getByRole('navigation', { name: 'Хлебные крошки' })
  await crumbs.getByRole('link', { name: 'Гарантия' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Гарантия' })).toBeVisible()
})

test('Links the site map to every catalogue item, every post, and other pages', async ({ page, request }) => {
  await openAt(page, '/sitemap/', 1320)
  const links = await page
    .locator('main a[href^="/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  const slugsIn = (group: { slug: string; groups?: object[]; products?: object[] }): string[] => [
    group.slug,
    ...[...(group.groups ?? []), ...(group.products ?? [])].flatMap((one) => slugsIn(one as typeof group)),
  ]
  const { catalog } = (await (await request.get('/api/v1/catalog')).json()).result
  const slugs = [...catalog.groups, ...catalog.specials, ...catalog.landings].flatMap(slugsIn)
  expect(slugs.filter((slug) => !links.some((link) => link?.endsWith(`/${slug}/`)))).toEqual([])
  const { posts, total } = (await (await request.get('/api/v1/posts?limit=48')).json()).result
  expect(posts.length).toBe(total)
  for (const { slug } of posts) expect(links).toContain(`/blog/${slug}/`)
  for (const path of [
    '/help/',
    '/help/delivery/',
    '/licenses/',
    '/contacts/',
    '/policy/',
    '/contacts/city-1/',
  ])
    expect(links).toContain(path)
})

test('Lays out only near parts of the site map on a phone, and restores the position on Back', async ({
  page,
}) => {
  await openAt(page, '/sitemap/', 360)
  const groups = page.getByRole('main').getByRole('heading', { level: 3 })
  const isLaidOut = () =>
    groups.last().evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isLaidOut()).toBe(false)
  await groups.last().scrollIntoViewIfNeeded()
  await expect.poll(isLaidOut).toBe(true)
  const way = groups.last().getByRole('link')
  await way.click()
  await expect(page).not.toHaveURL('/sitemap/')
  await page.goBack()
  await expect(way).toBeInViewport()
})

test('Shows the new address of a moved page, and opens it after a delay', async ({ page }) => {
  await page.goto('/301/?to=/licenses/')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Перейти сейчас' })).toHaveAttribute('href', '/licenses/')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page).toHaveURL(/\/licenses\/$/)
})

for (const to of ['//evil.example/', '/\\evil.example/', 'https://evil.example/', 'javascript:alert(1)', ''])
  test(`Does not redirect from /301/ to «${to}»`, async ({ page }) => {
    await openAt(page, `/301/?to=${encodeURIComponent(to)}`, 360)
    await expect(page.getByRole('heading', { level: 1, name: 'Адрес не найден' })).toBeVisible()
    expect(await page.locator('main').innerHTML()).not.toContain('evil')
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Calculates a delivery on the server, and shows the table of terms', async ({ page }) => {
    await page.goto('/help/delivery/')
    await expect(page.getByRole('row', { name: /Дальний Восток/ })).toContainText('9–16 дней')
    await page.getByRole('combobox', { name: 'Город' }).fill('Питер')
    await page.getByLabel('Вес, кг').fill('12,5')
    await page.getByRole('button', { name: 'Посчитать' }).click()
    await expect(page.getByRole('status', { name: 'Срок и цена' })).toContainText('от 840 ₽')
    await page.getByLabel('Вес, кг').fill('10 000')
    await page.getByRole('button', { name: 'Посчитать' }).click()
    await expect(page.getByRole('main')).toContainText('Больше 1 000 кг считаем отдельно')
  })

  test('Links a certificate to its picture', async ({ page, request }) => {
    await page.goto('/licenses/')
    const picture = await page
      .getByRole('link', { name: /^Открыть крупно/ })
      .first()
      .getAttribute('href')
    expect((await request.get(picture ?? '')).headers()['content-type']).toMatch(/^image\//)
  })

  test('Redirects from a moved page', async ({ page }) => {
    await page.goto('/301/?to=/agreement/')
    await expect(page).toHaveURL(/\/agreement\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пользовательское соглашение')
  })
})
