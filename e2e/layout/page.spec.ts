import { expect, test } from '@playwright/test'
import { moscowYear } from '@rapport/contract/hours/moscow-day'
import { elementsDefined } from '../support/elements.ts'
import {
  expectNoAxeViolations,
  expectNoHorizontalScroll,
  layoutLocators,
  openAt,
  scrollPageBy,
} from '../support/layout-locators.ts'
import { saveScreenshot } from '../support/screenshot.ts'

test('The wholesale banner leads to the wholesale page; it is hidden on wholesale pages, Home and 404', async ({
  page,
}) => {
  const { banner } = await openAt(page, '/catalog/trikotaj/', 1320)
  await banner.getByRole('link').click()
  await expect(page).toHaveURL('/catalog/dlya_magazinov_i_butikov/')
  for (const without of ['/catalog/odejda/', '/', '/nowhere/', '/catalog/nowhere/']) {
    await expect(banner, page.url()).toBeHidden()
    await page.goto(without)
  }
  await expect(banner).toBeHidden()
})

test('Breadcrumbs show the path of a group and its structured data; Home and 404 have none', async ({
  page,
}) => {
  const crumbs = page.getByRole('navigation', { name: 'Хлебные крошки' })
  await openAt(page, '/catalog/trikotaj/futbolki-i-polo/', 1320)
  await expect(crumbs.getByRole('listitem')).toHaveText(['Главная', 'Каталог', 'Трикотаж', 'Футболки и поло'])
  const data = await crumbs.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'BreadcrumbList' })
  for (const without of ['/', '/nowhere/']) {
    await page.goto(without)
    await expect(crumbs).toBeHidden()
  }
})

test('The phone is masked the same way in the header, beside the form and in the footer', async ({
  page,
}) => {
  const { header, footer } = await openAt(page, '/help/', 1320)
  const masked = '+7\u00a0(495)\u00a0123-•••• Показать телефон'
  for (const part of [header, page.locator('#order-form-sect'), footer])
    await expect(part.locator('a[href="tel:+74951234567"]').first()).toHaveText(masked)
})

test('The footer has menu, social networks, hours, address, email, order button, legal pages and year at every width', async ({
  page,
}) => {
  const { footer } = await openAt(page, '/policy/', 360)
  const mail = footer.getByRole('link', { name: 'zakaz@rapport.example' })
  await expect(footer).not.toContainText('45-67')
  await expect(footer).not.toContainText('rapport.example')
  await footer.getByText('Показать почту').click()
  for (const width of [360, 768, 1024, 1320, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const menu = footer.getByRole('navigation', { name: 'Меню сайта' })
    await expect(menu.getByRole('link')).toHaveText([
      'Каталог',
      'Калькулятор',
      'Как заказать',
      'Доставка',
      'Гарантия',
      'Лицензии',
      'Индивидуальный заказ',
      'Блог',
      'Контакты',
    ])
    await expect(footer.getByRole('link', { name: 'Telegram' })).toHaveAttribute('href', /t\.me/)
    await expect(footer.getByRole('link', { name: 'ВКонтакте' })).toHaveAttribute('href', /vk\.com/)
    await expect(footer).toContainText('Пн–Пт 09:30–18:00')
    await expect(footer).toContainText('Набойный переулок, 7')
    await expect(mail).toBeVisible()
    await expect(footer.getByRole('link', { name: 'Рассчитать стоимость' })).toBeVisible()
    for (const paper of ['/policy/', '/agreement/', '/sitemap/'])
      await expect(footer.locator(`a[href="${paper}"]`)).toBeVisible()
    await expect(footer.getByRole('link', { name: 'Скачать брендбук' })).toHaveAttribute('href', /\.pdf$/)
    await expect(footer).toContainText(`© ${moscowYear(new Date())}`)
    await footer.scrollIntoViewIfNeeded()
    await saveScreenshot(page, `shell-footer-${width}`)
  }
})

test('«Наверх» appears on a scroll up, more than 400 px from the top, and hides after a click', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { toTop } = await openAt(page, '/', 360)
  const scrollTo = async (y: number) => {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
  }
  await scrollTo(1500)
  await expect(toTop).toBeHidden()
  await scrollTo(1000)
  await expect(toTop).toBeVisible()
  await scrollTo(1200)
  await expect(toTop).toBeHidden()
  await scrollTo(390)
  await expect(toTop).toBeHidden()
  await scrollTo(1500)
  await scrollTo(900)
  await toTop.click()
  await expect(toTop).toBeHidden()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('On a phone «Наверх» is hidden while a field has the focus', async ({ page }) => {
  const { toTop } = await openAt(page, '/catalog/', 360)
  await scrollPageBy(page, 2000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  await scrollPageBy(page, -200)
  await expect(toTop).toBeVisible()
  const field = page.getByLabel('Комментарий')
  await field.evaluate((element) => element.focus({ preventScroll: true }))
  await expect(toTop).toBeHidden()
  await field.blur()
  await expect(toTop).toBeVisible()
})

test('«Наверх» stays hidden during the smooth scroll after its click and appears again after a scroll down and up', async ({
  page,
}) => {
  const { toTop } = await openAt(page, '/', 360)
  const wheel = async (by: number) => {
    const before = await page.evaluate(() => scrollY)
    await page.mouse.wheel(0, by)
    await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before)
  }
  await page.mouse.move(100, 300)
  await wheel(2500)
  await wheel(-400)
  await expect(toTop).toBeVisible()
  await page.evaluate(() => {
    const seen = Object.assign(window, { seenAgain: 0 })
    document.querySelector('[aria-label="Наверх"]')?.addEventListener('click', () =>
      addEventListener('scroll', () =>
        requestAnimationFrame(() => {
          if (document.querySelector('[aria-label="Наверх"]:not([hidden])')) seen.seenAgain += 1
        }),
      ),
    )
  })
  await toTop.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(toTop).toBeHidden()
  expect(await page.evaluate(() => Reflect.get(window, 'seenAgain'))).toBe(0)
  await wheel(2500)
  await wheel(-400)
  await expect(toTop).toBeVisible()
})

for (const [answer, stored] of [
  ['Понятно', 'all'],
  ['Только необходимые', 'necessary'],
] as const)
  test(`«${answer}» stores ${stored} as cookieConsent, and the cookie notice is not shown again`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/policy/')
    const { cookies } = layoutLocators(page)
    await expect(cookies).toBeVisible()
    await expectNoAxeViolations(page)
    await saveScreenshot(page, 'shell-cookies-360')
    await cookies.getByRole('button', { name: answer }).click()
    await expect(cookies).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe(stored)
    await page.reload()
    await elementsDefined(page)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await expect(cookies).toBeHidden()
    await page.getByRole('button', { name: 'Настройки cookie' }).click()
    await expect(cookies).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBeNull()
  })

test('Header, bar, drawer and footer stay usable at 400 % zoom (320 px) and at 200 %', async ({ page }) => {
  const { header, bar, footer } = await openAt(page, '/catalog/', 320)
  await expectNoHorizontalScroll(page)
  for (const part of [header.getByRole('link', { name: 'Раппорт' }), bar.getByText('Позвонить')])
    await expect(part).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 660, height: 450 })
  await expectNoHorizontalScroll(page)
  await bar.getByRole('button', { name: 'Меню' }).click()
  const drawer = page.getByRole('dialog', { name: 'Меню' })
  await drawer.getByRole('link', { name: 'Войти' }).scrollIntoViewIfNeeded()
  await expect(drawer.getByRole('link', { name: 'Войти' })).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await footer.getByRole('link', { name: 'Карта сайта' }).scrollIntoViewIfNeeded()
  const [link, low] = await Promise.all([
    footer.getByRole('link', { name: 'Карта сайта' }).boundingBox(),
    bar.boundingBox(),
  ])
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(low?.y ?? 0)
})
