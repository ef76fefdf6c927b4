import { expect, type Locator, test } from '@playwright/test'
import { hydrated } from '../support/hydration.ts'
import { expectNoAxeViolations, layoutLocators, openAt, PLAIN_PAGE } from '../support/layout-locators.ts'
import { beginWithToken, registerMember } from '../support/members.ts'
import { saveScreenshot } from '../support/screenshot.ts'

test('The top line has city, address, rating, phone, order button and log-in link at every desktop width', async ({
  page,
}) => {
  const { header } = await openAt(page, '/catalog/', 1024)
  for (const width of [1024, 1320, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(header.getByRole('button', { name: 'Выбрать город' })).toBeVisible()
    await expect(header.getByText('Москва, Набойный переулок, 7').filter({ visible: true })).toHaveCount(1)
    await expect(header.getByText('5,0').filter({ visible: true })).toHaveCount(1)
    await expect(header.getByText('Показать телефон')).toBeVisible()
    const call = header.getByRole('link', { name: 'Рассчитать стоимость' }).filter({ visible: true })
    await expect(call).toHaveAttribute('href', '#order-form-sect')
    await expect(header.getByRole('link', { name: 'Войти' })).toBeVisible()
    await saveScreenshot(page, `shell-header-${width}`)
  }
})

test('The phone hides its last 4 digits until «Показать телефон» is clicked, then it is a `tel:` link', async ({
  page,
}) => {
  const { header } = await openAt(page, PLAIN_PAGE, 1320)
  await expect(header).not.toContainText('45-67')
  await header.getByText('Показать телефон').click()
  const phone = header.getByRole('link', { name: '+7 (495) 123-45-67' })
  await expect(phone).toBeVisible()
  await expect(phone).toHaveAttribute('href', 'tel:+74951234567')
})

test('A logged-in customer sees a «Личный кабинет» link to /account/ instead of «Войти»', async ({
  page,
}) => {
  await beginWithToken(page, (await registerMember(page.request)).token)
  const { header } = await openAt(page, PLAIN_PAGE, 1320)
  await expect(header.getByRole('link', { name: 'Личный кабинет' })).toHaveAttribute('href', '/account/')
  await expect(header.getByRole('link', { name: 'Войти' })).toBeHidden()
})

test('The main menu has its six links in order and marks the catalogue as the current section', async ({
  page,
}) => {
  const { menu } = await openAt(page, '/catalog/trikotaj/', 1320)
  const links = menu.locator('> ul > li > a, > ul > li > menu-disclosure > a').filter({ visible: true })
  await expect(links).toHaveText(['Каталог', 'Как заказать', 'Доставка', 'Гарантия', 'Блог', 'Контакты'])
  await expect(links.first()).toHaveAttribute('aria-current', 'true')
})

test('Hover on «Гарантия» opens a dropdown with «Лицензии»', async ({ page }) => {
  const { menu } = await openAt(page, PLAIN_PAGE, 1320)
  const licenses = menu.getByRole('link', { name: 'Лицензии' })
  await expect(licenses).toBeHidden()
  await menu.getByRole('link', { name: 'Гарантия' }).hover()
  await expect(licenses).toBeVisible()
  await expect(licenses).toHaveAttribute('href', '/licenses/')
  await page.mouse.move(5, 700)
  await expect(licenses).toBeHidden()
})

/** Waits for the pictures of the groups that are shown. */
const expectPictures = (menu: Locator, count: number) =>
  expect
    .poll(() =>
      menu
        .locator('mega-menu a')
        .filter({ visible: true })
        .evaluateAll(
          (links) =>
            links.filter(
              (link) =>
                getComputedStyle(link, '::before').backgroundImage !== 'none' &&
                getComputedStyle(link, '::before').display !== 'none',
            ).length,
        ),
    )
    .toBe(count)

test.describe('mega-menu of the catalogue', () => {
  test('stays closed when the link is clicked at once', async ({ page }) => {
    await page.clock.install()
    const { menu } = await openAt(page, PLAIN_PAGE, 1320)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await menu.getByRole('link', { name: 'Каталог', exact: true }).click()
    await expect(page).toHaveURL('/catalog/')
    await page.clock.runFor(1000)
    await expect(menu.getByRole('link', { name: 'Трикотаж', exact: true })).toBeHidden()
  })

  test('opens on hover, shows three levels with pictures, and leads to a group', async ({ page }) => {
    const { menu } = await openAt(page, PLAIN_PAGE, 1320)
    const catalog = menu.getByRole('link', { name: 'Каталог', exact: true })
    await catalog.hover()
    await expect(menu.getByRole('link', { name: 'Трикотаж', exact: true })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Футболки и поло' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Мужские футболки' })).toBeVisible()
    await expectPictures(menu, 4)
    await menu.getByRole('link', { name: 'Печать на ткани' }).hover()
    await expect(menu.getByRole('link', { name: 'Печать на шёлке' })).toBeVisible()
    await menu.getByRole('link', { name: 'Печать на шёлке' }).click()
    await expect(page).toHaveURL('/catalog/pechat-na-shelke/')
    await expect(menu.getByRole('link', { name: 'Печать на шёлке' })).toBeHidden()
  })

  test('loads the pictures of a branch when it opens, without a layout shift', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/api/v1/catalog', async (route) => {
      await promise
      await route.continue()
    })
    const { menu } = await openAt(page, '/help/', 1320)
    expect(asked).not.toContain('/api/v1/catalog')
    await menu.getByRole('link', { name: 'Каталог', exact: true }).hover()
    const name = menu.getByRole('link', { name: 'Мужские футболки' })
    await expect(name).toBeVisible()
    const before = await name.boundingBox()
    resolve()
    await expectPictures(menu, 4)
    expect(await name.boundingBox()).toEqual(before)
  })

  test('covers the cookie notice, so that its last line can be clicked', async ({ page }) => {
    await page.setViewportSize({ width: 1320, height: 670 })
    await page.goto('/catalog/')
    await hydrated(page)
    const { menu, cookies } = layoutLocators(page)
    await expect(cookies).toBeVisible()
    await menu.getByRole('link', { name: 'Каталог', exact: true }).hover()
    const line = menu.getByRole('link', { name: 'Для магазинов и бутиков' })
    await expect(line).toBeVisible()
    const last = await line.boundingBox()
    const notice = await cookies.boundingBox()
    if (!last || !notice) throw new Error('Nothing to press')
    const middle = last.y + last.height / 2
    expect(middle, 'the notice lies where the line is').toBeGreaterThan(notice.y)
    await page.mouse.click(notice.x + 40, middle)
    await expect(page).toHaveURL('/catalog/dlya_magazinov_i_butikov/')
  })

  test('has no axe violations at every desktop width', async ({ page }) => {
    const { menu, search } = await openAt(page, PLAIN_PAGE, 1024)
    for (const width of [1024, 1320, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await search.hover()
      await menu.getByRole('link', { name: 'Каталог', exact: true }).hover()
      await expect(menu.getByRole('link', { name: 'Мужские футболки' })).toBeVisible()
      await expectNoAxeViolations(page)
      await saveScreenshot(page, `shell-mega-menu-${width}`)
    }
  })

  test('keeps the open branch while the mouse moves diagonally across other lines', async ({ page }) => {
    const { menu } = await openAt(page, PLAIN_PAGE, 1320)
    await menu.getByRole('link', { name: 'Каталог', exact: true }).hover()
    const first = menu.getByRole('link', { name: 'Трикотаж', exact: true })
    await expect(first).toBeVisible()
    const shown: string[] = []
    await page.exposeFunction('tellShown', (name: string) => shown.push(name))
    await menu
      .locator('ul ul')
      .first()
      .evaluate((list) => {
        const tell = window as unknown as { tellShown(name: string): void }
        new MutationObserver((changes) => {
          for (const { target } of changes)
            tell.tellShown((target as Element).querySelector('a')?.textContent ?? '')
        }).observe(list, { subtree: true, attributeFilter: ['data-active'] })
      })
    const box = await first.boundingBox()
    const target = await menu.getByRole('link', { name: 'Детский трикотаж' }).boundingBox()
    if (!box || !target) throw new Error('Nothing to aim at')
    await page.mouse.move(box.x + 150, box.y + 20)
    await page.mouse.move(target.x + 5, target.y + 20, { steps: 20 })
    await expect(menu.getByRole('link', { name: 'Детский трикотаж' })).toBeVisible()
    expect(shown).toEqual([])

    await page.mouse.move(box.x + 60, box.y + 20)
    await page.mouse.move(box.x + 60, box.y + 68, { steps: 5 })
    await expect(menu.getByRole('link', { name: 'Летние платья' })).toBeVisible()
  })

  test('works by keyboard: Enter opens it, arrows move the focus, Escape closes it and returns the focus', async ({
    page,
  }) => {
    const { menu } = await openAt(page, PLAIN_PAGE, 1320)
    await menu.getByRole('link', { name: 'Каталог', exact: true }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: 'Трикотаж', exact: true })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await expect(menu.getByRole('link', { name: 'Летние платья' })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(menu.getByRole('link', { name: 'Платья и юбки' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu.getByRole('link', { name: 'Платья и юбки' })).toBeHidden()
    await expect(menu.locator('summary').first()).toBeFocused()
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })
  test('a tap on «Каталог» opens the mega-menu; the first tap on a group shows its subgroups, the second opens its page', async ({
    page,
  }) => {
    const { menu } = await openAt(page, PLAIN_PAGE, 1320)
    await menu.getByRole('link', { name: 'Каталог', exact: true }).tap()
    const group = menu.getByRole('link', { name: 'Для дома' })
    await group.tap()
    await expect(menu.getByRole('link', { name: 'Постельное бельё' })).toBeVisible()
    await expect(page).toHaveURL(PLAIN_PAGE)
    await group.tap()
    await expect(page).toHaveURL('/catalog/dlya-doma/')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1320, height: 900 } })
  test('the mega-menu opens and its links work; the masked phone is a `tel:` link', async ({ page }) => {
    await page.goto('/')
    const { menu, header } = layoutLocators(page)
    await expect(header.getByRole('link', { name: 'Показать телефон' })).toHaveAttribute(
      'href',
      'tel:+74951234567',
    )
    await menu.locator('summary').first().click()
    await menu.getByRole('link', { name: 'Аксессуары' }).hover()
    await menu.getByRole('link', { name: 'Платки и шарфы' }).click()
    await expect(page).toHaveURL('/catalog/aksessuary/platki-i-sharfy/')
  })
})
