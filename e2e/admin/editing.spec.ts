import { expect, type Page, test } from '@playwright/test'
import { expectStatus, publishButton, textField } from '../support/admin-form.ts'
import { type AdminSite, openScreen, signInOwner, startAdminSite } from '../support/admin-site.ts'
import { findLatinWords } from '../support/latin-words.ts'
import {
  expectCleanAtBothWidths,
  expectNoAxeViolations,
  expectNoHorizontalScroll,
} from '../support/layout-locators.ts'
import { pressOn, tabTo } from '../support/tab-to.ts'

test.describe.configure({ mode: 'default' })

let site: AdminSite
test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await startAdminSite()
})
test.afterAll(() => site.stop())
test.beforeEach(({ context }) => signInOwner(context, site))

const title = (page: Page) => textField(page, 'Заголовок')
const shortText = (page: Page) => textField(page, 'Коротко')
const isSaved = (page: Page) => expect(page.getByText(/^Сохранено в/)).toBeVisible()

/** Opens a post of the demo factory by its title. */
async function openPost(page: Page, name: string): Promise<void> {
  await openScreen(page, site, '/posts/', 'Статьи')
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Chooses the first picture of the library. */
async function choosePicture(page: Page): Promise<void> {
  await page
    .getByRole('group', { name: 'Картинка', exact: true })
    .getByRole('button', { name: 'Выбрать картинку' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Выберите картинку' })
  await dialog.getByRole('listitem').first().getByRole('button').click()
  await expect(dialog).toBeHidden()
}

test('A new post saves itself as a draft, says at its fields what it lacks, and is on the site once it is published', async ({
  page,
}) => {
  await openScreen(page, site, '/posts/', 'Статьи')
  await page.getByRole('button', { name: 'Новая статья' }).click()
  await title(page).fill('Войлок для валенок')
  await expect(textField(page, 'Адрес')).toHaveValue('voylok-dlya-valenok')
  await expect(page).toHaveURL(/\/posts\/\d+\/$/)
  await isSaved(page)
  await expect(title(page)).toBeFocused()
  expect((await page.request.get(`${site.address}/blog/voylok-dlya-valenok/`)).status()).toBe(404)

  await publishButton(page).click()
  await expect(page.getByText('Напишите, о чём это: текст стоит в списке')).toBeVisible()
  await expect(shortText(page)).toBeFocused()
  await expectNoAxeViolations(page)
  await page.keyboard.type('Плотный и тёплый')
  await publishButton(page).click()
  await expect(textField(page, 'Текст')).toBeFocused()
  await page.keyboard.type('Войлок валяют вручную.')
  await choosePicture(page)
  await textField(page, 'Новый тег').fill('войлок, шерсть')
  await page.keyboard.press('Enter')
  await publishButton(page).click()
  await expectStatus(page, 'Опубликовано')

  await page.reload()
  await expect(page.getByRole('grid', { name: 'Теги' }).getByRole('row')).toHaveCount(2)
  const answer = await page.request.get(`${site.address}/blog/voylok-dlya-valenok/`)
  expect(await answer.text()).toContain('Войлок валяют вручную')
  await expect(page.getByRole('link', { name: 'На сайте' })).toHaveAttribute(
    'href',
    '/blog/voylok-dlya-valenok/',
  )
})

test('A text gets a link to a page, a picture and a table, its form says how many addresses move and what search engines cut, and saved untouched it is the same bytes', async ({
  page,
}) => {
  await openPost(page, 'Хлопок садится')
  const id = Number(page.url().match(/(\d+)\/$/)?.[1])
  const stored = async (): Promise<string> =>
    (await (await page.request.get(`${site.address}/api/v1/admin/entries/${id}`)).json()).result.entry
      .snapshot.body
  const before = await stored()
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await expectStatus(page, 'Сохранено')
  expect(await stored()).toBe(before)

  const tool = (name: string) =>
    page.getByRole('toolbar', { name: 'Оформление: Текст' }).getByRole('button', { name, exact: true })
  await textField(page, 'Текст').click()
  await page.keyboard.press('ControlOrMeta+End')
  // The browser tells the editor where the caret is a frame later: nobody presses the next key sooner.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  await page.keyboard.press('Enter')
  await tool('Ссылка').click()
  await textField(page, 'Страница сайта или адрес').fill('рубаш')
  await page.getByRole('list', { name: 'Найденные страницы' }).getByRole('button').first().press('Enter')
  await expect(textField(page, 'Текст')).toBeFocused()
  await tool('Картинка').click()
  const dialog = page.getByRole('dialog', { name: 'Выберите картинку' })
  await dialog.getByRole('listitem').first().getByRole('button').click()
  await expect(dialog).toBeHidden()
  await expect(textField(page, 'Текст')).toBeFocused()
  await tool('Таблица').click()
  await page.keyboard.type('Сорт')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Усадка')
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await isSaved(page)
  await expect
    .poll(stored)
    .toMatch(/\[[^\]]+\]\(page:item\/\d+\)!\[.*\]\(picture:[^)]+\)\n\n\| Сорт \| Усадка \|/)
  expect((await stored()).startsWith(before)).toBe(true)
  await textField(page, 'Адрес').fill('hlopok-saditsya-vsegda')
  await expect(page.getByText('После публикации переедет 1 адрес')).toBeVisible()

  const google = page.getByRole('region', { name: 'Как покажут поисковики' }).getByRole('figure').last()
  await expect(google.getByText('Хлопок садится')).toBeVisible()
  await textField(page, 'Заголовок для поиска').fill(
    'Длинный заголовок о том, как садится хлопок. '.repeat(3),
  )
  await expect(google.getByText('Обрежет заголовок')).toBeVisible()
  await expectCleanAtBothWidths(page)
})

test('What two tabs change apart is merged by itself; what both change is chosen between by the keyboard alone', async ({
  page,
  context,
}) => {
  await openScreen(page, site, '/posts/', 'Статьи')
  await pressOn(page, page.getByRole('link', { name: 'Хлопок садится' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Хлопок садится' })).toBeVisible()
  // The other tab is somebody else’s: how they work is not what is looked at.
  const other = await context.newPage()
  await other.goto(page.url())
  await title(other).fill('Хлопок садится, и это не беда')
  await isSaved(other)
  await tabTo(page, shortText(page))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Коротко о важном')
  await expectStatus(page, 'Правки с другого места объединены с вашими')
  await expect(title(page)).toHaveValue('Хлопок садится, и это не беда')
  await expect(shortText(page)).toHaveValue('Коротко о важном')

  await other.reload()
  await expect(shortText(other)).toHaveValue('Коротко о важном')
  await title(other).fill('Заголовок из второй вкладки')
  await isSaved(other)
  await tabTo(page, title(page), 'Shift+Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Заголовок из первой вкладки')
  await expect(page.getByRole('region', { name: 'Две правки одного и того же' })).toBeFocused()
  const choice = page.getByRole('radiogroup', { name: 'Заголовок' })
  await expect(choice.getByText('У меня')).toBeVisible()
  await expectCleanAtBothWidths(page)
  await expect(page.getByRole('button', { name: 'Сохранить выбранное' })).toBeDisabled()
  await tabTo(page, choice.getByRole('radio').first())
  await page.keyboard.press('ArrowRight')
  await pressOn(page, page.getByRole('button', { name: 'Сохранить выбранное' }))
  await isSaved(page)
  await expect(title(page)).toBeFocused()
  await expect(title(page)).toHaveValue('Заголовок из первой вкладки')
  await other.reload()
  await expect(title(other)).toHaveValue('Заголовок из первой вкладки')
})

test('By the keyboard alone an earlier text comes back as a draft, and the site stays as it is', async ({
  page,
}) => {
  await openScreen(page, site, '/posts/', 'Статьи')
  await pressOn(page, page.getByRole('link', { name: 'Лён в июле и в январе' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Лён в июле и в январе' })).toBeVisible()
  const path = (await page.getByRole('link', { name: 'На сайте' }).getAttribute('href')) ?? ''
  const before = await shortText(page).inputValue()
  await tabTo(page, shortText(page))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Совсем другое вступление')
  await pressOn(page, publishButton(page), 'Shift+Tab')
  await expectStatus(page, 'Опубликовано')
  await expect(page.getByRole('toolbar', { name: 'Что сделать' })).toBeFocused()

  await pressOn(page, page.getByRole('button', { name: 'Ещё действия' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Версии' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Версии' })).toBeVisible()
  await expect(page.getByRole('insertion').first()).toBeVisible()
  await expect(page.getByRole('deletion').first()).toBeVisible()
  // What React Aria reads out of a button that waited names a button that is gone, for some seconds.
  await expect(page.locator('[data-live-announcer] [role="img"]')).toHaveCount(0)
  for (const width of [360, 1320]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoAxeViolations(page)
    await expectNoHorizontalScroll(page)
    expect(await findLatinWords(page)).toEqual([])
  }
  await pressOn(page, page.getByRole('button', { name: 'Вернуть версию' }).last())
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Вернуть' }))
  await expect(shortText(page)).toHaveValue(before)
  await expect(page.getByText('Есть правки')).toBeVisible()
  const html = await (await page.request.get(site.address + path)).text()
  expect(html).toContain('Совсем другое вступление')
})

test('A minute is typed by Moscow’s clock, stands in the calendar, and a past one is refused at its place', async ({
  page,
}) => {
  await openPost(page, 'Раппорт: как построить рисунок')
  await shortText(page).fill('Выйдет под Новый год')
  await isSaved(page)
  await page.getByRole('button', { name: 'Ещё действия' }).click()
  await page.getByRole('menuitem', { name: 'Расписание…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Расписание' })
  const minute = dialog.getByRole('group', { name: 'Опубликовать' })
  const type = async (digits: string) => {
    await minute.getByRole('spinbutton').first().focus()
    await page.keyboard.type(digits)
  }
  await type('010120200930')
  await dialog.getByRole('button', { name: 'Запланировать' }).click()
  await expect(dialog.getByText('Это время уже прошло. Укажите будущее')).toBeVisible()
  await expectNoAxeViolations(page)
  await type('311220992359')
  await dialog.getByRole('button', { name: 'Запланировать' }).click()
  await expectStatus(page, 'Запланировано')
  await expect(page.getByText('По расписанию')).toBeVisible()

  await openScreen(page, site, '/calendar/?month=2099-12', 'Календарь публикаций')
  const day = page.getByRole('table', { name: 'По дням' }).getByRole('link', { name: '23:59' })
  await expect(day).toContainText('Раппорт: как построить рисунок')
  await expect(page.getByRole('table', { name: 'Что впереди' })).toContainText('31 дек. 2099 г., 23:59')
  await expectCleanAtBothWidths(page)
})

test('Without a connection the form says so, keeps what was typed over a reload, and saves it later', async ({
  page,
  context,
}) => {
  await openPost(page, 'Габардин, саржа, двунитка')
  const address = page.url()
  await context.route('**/api/v1/admin/entries/*/draft', (route) => route.abort())
  await shortText(page).fill('Набрано без связи')
  await expect(page.getByText('Нет связи: сохраним позже')).toBeVisible()
  page.on('dialog', (question) => question.accept())
  await page.goto(`${site.address}/admin/`)
  await page.goto(address)
  await expect(shortText(page)).toHaveValue('Набрано без связи')
  await context.unroute('**/api/v1/admin/entries/*/draft')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await isSaved(page)
  await page.reload()
  await expect(shortText(page)).toHaveValue('Набрано без связи')
})

test('«On Friday» is picked by keyboard as a morning with its day of the week; what the draft lacks for it is said before it is planned', async ({
  page,
}) => {
  await openScreen(page, site, '/posts/new/', 'Новая статья')
  await title(page).fill('Фланель к зиме')
  await isSaved(page)
  await expect(page.getByText(/^Сохранено в.+на.сайте этого ещё нет$/)).toBeVisible()
  await pressOn(page, page.getByRole('button', { name: 'Расписание…' }), 'Shift+Tab')
  const dialog = page.getByRole('dialog', { name: 'Расписание' })
  await pressOn(page, dialog.getByRole('button', { name: /^Открыть календарь/ }).first())
  const calendar = page.getByRole('dialog', { name: 'Опубликовать' })
  await expect(calendar.getByRole('gridcell').locator('[data-today]')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  const minute = dialog.getByRole('group', { name: 'Опубликовать' })
  await expect(minute).toContainText('09')
  await expect(minute).toContainText('00')
  await expect(dialog.getByText(/^\S+, \d+ [а-я]+$/)).toBeVisible()
  await expect(dialog.getByText(/выйти не.сможет. До.этой минуты: .*выберите картинку/)).toBeVisible()
  await expectNoAxeViolations(page)
  await pressOn(page, dialog.getByRole('button', { name: 'Запланировать' }))
  await expectStatus(page, 'Запланировано')
  await expect(page.getByText(/^Выйдет (пн|вт|ср|чт|пт|сб|вс), .+, 09:00 по.Москве$/)).toBeVisible()
})

test('A part of a long form is gone to by its name, by keyboard, and stands clear of what stays in sight', async ({
  page,
}) => {
  await openScreen(page, site, '/cities/', 'Города')
  await page.getByRole('link', { name: 'Тула' }).click()
  const parts = page.getByRole('navigation', { name: 'Части формы' })
  await pressOn(page, parts.getByRole('button', { name: 'Место на\u00A0сайте' }))
  const panel = page.getByRole('region', { name: 'Место на\u00A0сайте' })
  await expect(panel).toBeFocused()
  await expect(panel.getByRole('heading')).toBeInViewport({ ratio: 1 })
  const barEnd = await page
    .getByRole('toolbar', { name: 'Что сделать' })
    .evaluate((bar) => bar.getBoundingClientRect().bottom)
  const top = await panel.evaluate((element) => element.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(barEnd)
  await expectCleanAtBothWidths(page)
})

test('Rows from one to another are selected with Shift, by mouse and by keyboard, and all on the screen by one box', async ({
  page,
}) => {
  await openScreen(page, site, '/posts/', 'Статьи')
  const boxes = page.getByRole('table').getByRole('checkbox')
  const selected = page.getByRole('region', { name: 'Выбранное' }).getByRole('status')
  // The box itself lies hidden below what is drawn of it.
  const label = (index: number) => page.getByRole('table').locator('label').nth(index)
  await label(0).click()
  await expect(selected).toHaveText('Выбрана 1\u00A0статья')
  await label(4).click({ modifiers: ['Shift'] })
  await expect(selected).toHaveText('Выбрано 5\u00A0статей')
  await page.getByRole('button', { name: 'Снять выбор' }).click()
  await boxes.nth(3).focus()
  await page.keyboard.press('Space')
  await boxes.nth(1).focus()
  await page.keyboard.press('Shift+Space')
  await expect(selected).toHaveText('Выбрано 3\u00A0статьи')
  const all = page.getByRole('checkbox', { name: 'Выбрать всё показанное' })
  await all.focus()
  await page.keyboard.press('Space')
  await expect(boxes.and(page.locator(':checked'))).toHaveCount(await boxes.count())
  await expectNoAxeViolations(page)
  await page.keyboard.press('Space')
  await expect(selected).toHaveCount(0)
})

test('An address with a state or an order that there is not opens the whole list and says so', async ({
  page,
}) => {
  await openScreen(page, site, '/posts/?state=nonsense&sort=price', 'Статьи')
  await expect(
    page.getByText('В\u00A0адресе непонятно: состояние, порядок. Показано без этого.'),
  ).toBeVisible()
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
})

test('Several are chosen by keyboard and published together; what one lacks is said beside it, and none comes out', async ({
  page,
}) => {
  const draft = async (name: string) => {
    await openScreen(page, site, '/posts/new/', 'Новая статья')
    await title(page).fill(name)
    await isSaved(page)
  }
  await draft('Сукно без текста')
  await draft('Твил без текста')
  await openScreen(page, site, '/posts/?state=draft', 'Статьи')
  for (const name of ['Сукно без текста', 'Твил без текста']) {
    await page.getByRole('checkbox', { name: `Выбрать: ${name}` }).focus()
    await page.keyboard.press('Space')
  }
  await page.getByRole('button', { name: 'Опубликовать вместе' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Опубликовать вместе' })
  await dialog.getByRole('button', { name: 'Опубликовать' }).press('Enter')
  await expect(dialog.getByText('Коротко: Напишите, о чём это').first()).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox', { name: 'Найти по заголовку' }).fill('сукно')
  await expect(page).toHaveURL(/title=/)
  await expect(page.getByRole('table').getByRole('link')).toHaveText(['Сукно без текста'])
})
