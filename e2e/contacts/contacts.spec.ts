import { expect, type Page, test } from '@playwright/test'
import { cityUrl } from '../support/city.ts'
import { elementsDefined } from '../support/elements.ts'

interface Reached {
  goal: string
  details: Record<string, string>
}

/** Records the goal events of a page. Returns a function that reads them. */
async function watchGoals(page: Page): Promise<() => Promise<[string, string | undefined][]>> {
  await page.addInitScript(() => {
    const goals: unknown[] = []
    Object.assign(window, { goals })
    addEventListener('rapport:goal', (event) => goals.push((event as CustomEvent).detail))
  })
  return async () => {
    const reached = await page.evaluate(() => (window as unknown as { goals: Reached[] }).goals)
    return reached.map(({ goal, details }) => [goal, details.name])
  }
}

const main = (page: Page) => page.getByRole('main')
const offices = (page: Page) => main(page).getByRole('article').getByRole('heading')

for (const width of [360, 1320])
  test(`Lists all offices at ${width} px, the office of the visitor’s city first`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/contacts/')
    await expect(offices(page)).toHaveCount(7)
    await expect(offices(page).first()).toHaveText('Москва')
    await page.goto(cityUrl('tula', '/contacts/'))
    await expect(offices(page)).toHaveCount(7)
    await expect(offices(page).first()).toHaveText('Тула')
    await expect(main(page).getByRole('article').first()).toContainText('Ваш город')
  })

test('Hides the phone until «Показать телефон», which counts once, and counts a call for the city of the office', async ({
  page,
}) => {
  const goals = await watchGoals(page)
  await page.goto('/contacts/')
  const saratov = main(page).getByRole('article').filter({ hasText: 'Сарпинская улица' })
  await expect(saratov).not.toContainText('34-56')
  await saratov.getByText('Показать телефон').click()
  const phone = saratov.getByRole('link', { name: '+7 (8452) 12-34-56' })
  await expect(phone).toHaveAttribute('href', 'tel:+78452123456')
  expect(await goals()).toEqual([['phone-shown', undefined]])
  await phone.click()
  expect(await goals()).toEqual([
    ['phone-shown', undefined],
    ['phone-clicked', 'phone-saratov'],
  ])
})

test('Counts a call from the order form for the city of the page', async ({ page }) => {
  const goals = await watchGoals(page)
  await page.goto(cityUrl('tula', '/contacts/'))
  await elementsDefined(page)
  const phone = page.locator('#order-form-sect a[href^="tel:"]')
  await phone.click()
  await phone.click()
  expect(await goals()).toEqual([
    ['phone-shown', undefined],
    ['phone-clicked', 'phone-tula'],
  ])
})

test.describe('for a visitor far in the east', () => {
  test.use({ timezoneId: 'Asia/Vladivostok' })

  // 2026-11-23 is a Monday. Saratov is an hour ahead of Moscow.
  for (const [moment, moscow, saratov] of [
    ['2026-11-23T06:00:00Z', 'Сейчас закрытоОткроется сегодня в 09:30', 'Сейчас открытоЗакроется в 18:00'],
    ['2026-11-23T14:30:00Z', 'Сейчас открытоЗакроется в 18:00', 'Сейчас закрытоОткроется завтра в 09:30'],
  ] as const)
    test(`opens and closes each office by its own time zone at ${moment}`, async ({ page }) => {
      await page.clock.setFixedTime(moment)
      await page.goto('/contacts/')
      const office = (address: string) => main(page).getByRole('article').filter({ hasText: address })
      await expect(office('Набойный переулок')).toContainText(moscow)
      await expect(office('Сарпинская улица')).toContainText(saratov)
    })
})

test('Shows address, hours, directions and e-mail on the page of an office, and enlarges its photos', async ({
  page,
}) => {
  await page.goto('/contacts/')
  await elementsDefined(page)
  await main(page).getByRole('heading', { name: 'Тула' }).getByRole('link').click()
  await expect(page).toHaveURL('/contacts/city-6/')
  await expect(page).toHaveTitle('Контакты — Тула — Раппорт')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Тула')
  for (const text of ['Суконный переулок, 5', 'Пн–Пт 09:30–18:00', 'Пятнадцать минут от', '54,1947° с. ш.'])
    await expect(main(page).getByText(text).first()).toBeVisible()
  await main(page).getByText('Показать почту').first().click()
  await expect(main(page).getByRole('link', { name: 'tula@rapport.example' })).toHaveAttribute(
    'href',
    'mailto:tula@rapport.example',
  )
  const photo = main(page).getByRole('link', { name: /^Увеличить: Фасад/ })
  await photo.click()
  const dialog = page.getByRole('dialog', { name: /^Фасад/ })
  const small = await photo.boundingBox()
  // The photo grows in an animation.
  await expect(async () => {
    const large = await dialog.getByRole('img').boundingBox()
    expect(large?.width).toBeGreaterThan((small?.width ?? 0) * 1.2)
    expect((large?.width ?? 0) / (large?.height ?? 1)).toBeCloseTo(1500 / 980, 1)
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(photo).toBeFocused()
})

test('Names the host of its own city in the canonical link of an office on every host', async ({ page }) => {
  for (const host of ['', 'spb', 'tula']) {
    await page.goto(cityUrl(host, '/contacts/city-6/'))
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      cityUrl('tula', '/contacts/city-6/'),
    )
  }
  await page.goto(cityUrl('spb', '/contacts/'))
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', cityUrl('spb', '/contacts/'))
})

test('Describes the factory on the list and a local business on an office page as JSON-LD', async ({
  page,
}) => {
  const data = async (type: string) => {
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    return texts.map((text) => JSON.parse(text)).find((one) => one['@type'] === type)
  }
  await page.goto('/contacts/')
  expect((await data('Organization')).department).toHaveLength(7)
  await page.goto('/contacts/city-6/')
  expect(await data('LocalBusiness')).toMatchObject({
    openingHours: ['Mo-Fr 09:30-18:00'],
    geo: { latitude: 54.1947, longitude: 37.6128 },
    telephone: ['+74872123456'],
  })
  expect((await data('BreadcrumbList')).itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Главная',
    'Контакты',
    'Тула',
  ])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('shows the phone, e-mail, photos and coordinates of an office', async ({ page }) => {
    await page.goto('/contacts/')
    await main(page).getByRole('link', { name: 'Как добраться: Тула' }).click()
    await expect(main(page).locator('a[href="tel:+74872123456"]').first()).toBeVisible()
    await expect(main(page).locator('a[href="mailto:tula@rapport.example"]')).toBeVisible()
    await expect(main(page).getByText('54,1947° с. ш.')).toBeVisible()
    await expect(main(page).getByRole('button', { name: 'Показать карту' })).toBeHidden()
    const photo = main(page).getByRole('link', { name: /^Увеличить: Фасад/ })
    const answer = await page.request.get((await photo.getAttribute('href')) ?? '')
    expect(answer.headers()['content-type']).toMatch(/^image\//)
  })
})
