import { expect, test } from '@playwright/test'
import { expectStatus, save } from '../support/admin-form.ts'
import { openScreen, signInOwner, useAdminSite } from '../support/admin-site.ts'
import { expectCleanAtBothWidths, expectNoAxeViolations } from '../support/layout-locators.ts'
import { openPost, shortText, titleField } from '../support/posts.ts'
import { pressOn } from '../support/tab-to.ts'

const site = useAdminSite()
test.beforeEach(({ context }) => signInOwner(context, site))

test('Accepts a time in Moscow, shows it in the calendar, and refuses a past one', async ({ page }) => {
  await openPost(page, site, 'Раппорт: как построить рисунок')
  await shortText(page).fill('Выйдет под Новый год')
  await save(page)
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
  await expect(dialog.getByText('Это время уже прошло', { exact: false })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Запланировать' }).click()
  await expectStatus(page, 'Запланировано')
  await expect(page.getByText('По расписанию')).toBeVisible()

  await openScreen(page, site, '/calendar/?month=2099-12', 'Календарь публикаций')
  const day = page.getByRole('table', { name: 'По дням' }).getByRole('link', { name: '23:59' })
  await expect(day).toContainText('Раппорт: как построить рисунок')
  await expect(page.getByRole('table', { name: 'Что впереди' })).toContainText('31 дек. 2099 г., 23:59')
  await expectCleanAtBothWidths(page)
})

test('Picks «On Friday» by keyboard, and reports missing fields before scheduling', async ({ page }) => {
  await openScreen(page, site, '/posts/new/', 'Новая статья')
  await titleField(page).fill('Фланель к зиме')
  await save(page)
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
