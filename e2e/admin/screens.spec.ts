import { expect, type Page, test } from '@playwright/test'
import { followTo, OWNER, openScreen, signInOwner, useAdminSite } from '../support/admin-site.ts'
import { findAxeViolations } from '../support/axe.ts'
import { findLatinWords } from '../support/latin-words.ts'
import { expectNoHorizontalScroll } from '../support/layout-locators.ts'

const site = useAdminSite({ DEMO_CONTENT: 'off' })

const SCREENS = [
  ['/', 'Здравствуйте'],
  ['/media/', 'Картинки'],
  ['/posts/', 'Статьи'],
  ['/posts/new/', 'Новая статья'],
  ['/catalog/', 'Каталог'],
  ['/catalog/list/', 'Каталог'],
  ['/catalog/new/', 'Новое изделие'],
  ['/materials/', 'Материалы'],
  ['/materials/new/', 'Новый материал'],
  ['/prices/', 'Цены'],
  ['/prices/new/', 'Новая группа цен'],
  ['/operations/', 'Работы'],
  ['/operations/new/', 'Новая работа'],
  ['/calculation-rules/', 'Правила расчёта'],
  ['/order-rules/', 'Правила заявок'],
  ['/pages/', 'Страницы'],
  ['/stories/', 'Истории'],
  ['/stories/new/', 'Новая история'],
  ['/licenses/', 'Лицензии'],
  ['/licenses/new/', 'Новая лицензия'],
  ['/stories/order/', 'Порядок: истории'],
  ['/questions/', 'Вопросы'],
  ['/questions/new/', 'Новый вопрос'],
  ['/layout-requirements/', 'Требования к макету'],
  ['/layout-requirements/new/', 'Новое требование'],
  ['/delivery-zones/', 'Зоны доставки'],
  ['/delivery-zones/new/', 'Новая зона'],
  ['/legal-entities/', 'Юрлица'],
  ['/legal-entities/new/', 'Новое юрлицо'],
  ['/cities/', 'Города'],
  ['/cities/new/', 'Новый город'],
  ['/home/', 'Главная страница'],
  ['/site/', 'Ситец'],
  ['/theme/', 'Кумач и индиго'],
  ['/calendar/', 'Календарь публикаций'],
  ['/orders/', 'Заявки'],
  ['/offers/', 'Предложения'],
  ['/invoices/', 'Счета'],
  ['/payments/', 'Платежи'],
  ['/production/', 'Производство'],
  ['/customers/', 'Клиенты'],
  ['/orders/new/', 'Новая заявка'],
  ['/orders/report/', 'Звонки'],
  ['/orders/report/offers/', 'Предложения'],
  ['/staff/', 'Сотрудники'],
  ['/audit/', 'Журнал'],
  ['/system/', 'Состояние системы'],
  ['/changes/?subject=staff&subjectId=1', 'Что менялось'],
  ['/account/', 'Мой доступ'],
  ['/batches/', 'Массовые правки'],
  ['/imports/', 'Импорт и\u00A0экспорт'],
  ['/addresses/', 'Адреса'],
  ['/seo/', 'Страницы в\u00A0поиске'],
  ['/preview/', 'Как на\u00A0сайте'],
  ['/specimens/', 'Образцы'],
  ['/no-such-screen/', 'Нет такой страницы'],
] as const

const ENTRIES = [
  ['/', 'Вход'],
  ['/forgotten-password/', 'Забыли пароль?'],
  ['/password/', 'Новый пароль'],
  ['/invitation/', 'Приглашение'],
] as const

/** Callers exclude the frame by `within`, because it is equal around all screens. */
async function expectClean(page: Page, within?: string, withoutRules: string[] = []): Promise<void> {
  await expect(page).toHaveTitle(/^[А-Я].+ — Панель управления$/)
  expect(await findAxeViolations(page, { within, withoutRules })).toEqual([])
  await expectNoHorizontalScroll(page)
  expect(await findLatinWords(page)).toEqual([])
}

const WIDTHS = [360, 768, 1320]
/** Colours do not change between phone and computer, and contrast takes axe the longest. */
const WIDTH_WITHOUT_CONTRAST = 768
/** Screens that one test checks in time on a busy machine. */
const SCREENS_A_TEST = 10

async function expectCleanAtWidths(page: Page, within?: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await expectClean(page, within, width === WIDTH_WITHOUT_CONTRAST ? ['color-contrast'] : [])
  }
}

test(`Shows every screen before the sign-in in Russian, without axe violations, at ${WIDTHS.join(', ')} px`, async ({
  page,
}) => {
  const wrong: string[] = []
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
  for (const [path, heading] of ENTRIES) {
    await openScreen(page, site, path, heading)
    await expectCleanAtWidths(page)
  }
  // The browser logs the refusal of a link without its token.
  expect(wrong.filter((text) => !text.includes('422'))).toEqual([])
})

for (let at = 0; at < SCREENS.length; at += SCREENS_A_TEST)
  test(`Shows every screen in Russian, without axe violations, at ${WIDTHS.join(', ')} px, from ${SCREENS[at]?.[0]} on`, async ({
    page,
    context,
  }) => {
    await signInOwner(context, site)
    for (const [index, [path, heading]] of SCREENS.slice(at, at + SCREENS_A_TEST).entries()) {
      const isLikeLast = heading === SCREENS[at + index - 1]?.[1]
      if (index === 0 || isLikeLast) await openScreen(page, site, path, heading)
      else await followTo(page, path, heading)
      await expect(page.getByRole('status', { name: 'Загружаем…' })).toHaveCount(
        path === '/specimens/' ? 1 : 0,
      )
      await expectCleanAtWidths(page, index === 0 ? undefined : 'main')
    }
  })

test('Opens parts without axe violations and returns the focus', async ({ page, context }) => {
  await signInOwner(context, site)
  await page.setViewportSize({ width: 360, height: 800 })
  await openScreen(page, site, '/specimens/', 'Образцы')
  for (const opener of ['Открыть окно', 'Спросить', 'Действия образца', 'Ткань', 'Открыть палитру']) {
    const button = page
      .getByRole('button', { name: opener, exact: true })
      .or(page.getByRole('button', { name: `Лён ${opener}`, exact: true }))
    await button.press('Enter')
    await expect(
      page.locator('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]').first(),
    ).toBeVisible()
    // Checks the page behind the dialogs, too.
    await expectClean(page, 'html')
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  }
})

test('Sorts a list by Alt and an arrow, by menu, by handle and by mouse, and keeps the caret while typing', async ({
  page,
  context,
}) => {
  await signInOwner(context, site)
  await page.setViewportSize({ width: 360, height: 800 })
  await openScreen(page, site, '/specimens/', 'Образцы')
  const list = page.getByRole('grid', { name: 'Порядок тканей' })
  const row = (name: string) => list.getByRole('row', { name })
  const shows = (...names: string[]) => expect(list.getByRole('row')).toHaveText(names)
  await shows('Лён', 'Сукно', 'Бязь', 'Фланель')
  await row('Сукно').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await shows('Лён', 'Бязь', 'Сукно', 'Фланель')
  await expect(row('Сукно')).toBeFocused()
  await expect(page.getByText('Сукно: место 3 из 4')).toBeAttached()

  await row('Сукно').getByRole('button', { name: 'Место и удаление' }).press('Enter')
  await page.getByRole('menuitem', { name: 'В начало' }).press('Enter')
  await shows('Сукно', 'Лён', 'Бязь', 'Фланель')
  await expect(row('Сукно')).toBeFocused()

  await row('Фланель').getByRole('button', { name: 'Перетащить' }).press('Enter')
  const first = list.getByRole('button', { name: 'Вставить перед Сукно' })
  await expect(first).toBeAttached()
  for (let presses = 0; presses < 5; presses += 1)
    if (!(await first.evaluate((place) => place === document.activeElement)))
      await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await shows('Фланель', 'Сукно', 'Лён', 'Бязь')
  await expect(row('Фланель')).toBeFocused()

  await row('Бязь').dragTo(row('Фланель'), { targetPosition: { x: 60, y: 3 } })
  await shows('Бязь', 'Фланель', 'Сукно', 'Лён')

  await list.getByRole('row').last().getByRole('button', { name: 'Место и удаление' }).click()
  await page.getByRole('menuitem', { name: 'Убрать' }).click()
  await expect(list.getByRole('row')).toHaveCount(3)
  await expect(list.getByRole('row').last()).toBeFocused()

  const value = page.getByRole('textbox', { name: 'Значение' }).first()
  await value.focus()
  await page.keyboard.press('Home')
  await page.keyboard.type('около ')
  await expect(value).toHaveValue('около 145 г/м²')
})

test('Counts down the wait after too many wrong passwords', async ({ page }) => {
  await openScreen(page, site, '/', 'Вход')
  await page.getByLabel('Почта').fill(OWNER.email)
  for (let tries = 0; tries < 6; tries += 1) {
    await page.getByLabel('Пароль', { exact: true }).fill(`не тот ${tries}`)
    const answered = page.waitForResponse((response) => response.url().endsWith('/auth/password'))
    await page.keyboard.press('Enter')
    await answered
  }
  const notice = page.getByRole('alert')
  await expect(notice).toHaveText(/^Слишком много попыток: попробуйте через \d+ (?:с|мин)$/)
  const first = await notice.innerText()
  await expect(notice).not.toHaveText(first)
  await expectClean(page)
})
