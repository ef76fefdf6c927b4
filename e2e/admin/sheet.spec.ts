import { expect, test } from '@playwright/test'
import { type AdminSite, openScreen, signInOwner, startAdminSite } from '../support/admin-site.ts'
import { expectNoAxeViolations } from '../support/layout-locators.ts'

test.describe.configure({ mode: 'default' })

let site: AdminSite
test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await startAdminSite({ DEMO_CONTENT: 'off' })
})
test.afterAll(() => site.stop())

test('A sheet is typed into by keys alone: ranges, filling down, copying, pasting, undoing', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInOwner(context, site)
  await page.setViewportSize({ width: 1320, height: 800 })
  await openScreen(page, site, '/specimens/', 'Образцы')
  const grid = page.getByRole('grid', { name: 'Цены образца' })
  const texts = () => grid.getByRole('gridcell').allInnerTexts()
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await grid.focus()
  await expect(grid.getByRole('gridcell', { selected: true })).toHaveText('1590')

  await press('ArrowRight', '1', '4', '0', '0', 'Enter')
  expect(await texts()).toEqual(['1590', '1400', '', 'дорого', '', '', '', '', ''])
  await press('ArrowUp', 'Shift+ArrowLeft', 'Control+c', 'ArrowDown', 'Control+v')
  expect(await texts()).toEqual(['1590', '1400', '', '1590', '1400', '', '', '', ''])
  await press('Control+z')
  await expect(grid.getByRole('gridcell', { name: 'дорого' })).toHaveAttribute('aria-invalid', 'true')
  await press('Home', 'ArrowUp', 'Shift+Control+End', 'Control+d')
  expect(await texts()).toEqual(['1590', '1400', '', '1590', '1400', '', '1590', '1400', ''])
  await press('Control+z', 'Control+y', 'Control+z')
  expect((await texts())[3]).toBe('дорого')

  await press('Control+Home', 'ArrowDown')
  await expect(page.getByText('Не\u00A0число: «дорого»')).toBeVisible()
  await press('F2', 'Escape')
  await expect(grid).toBeFocused()
  await press('Delete')
  expect((await texts())[3]).toBe('')
})

test('A sheet says which cell is active, and how large it is', async ({ context, page }) => {
  await signInOwner(context, site)
  await page.setViewportSize({ width: 360, height: 800 })
  await openScreen(page, site, '/specimens/', 'Образцы')
  const grid = page.getByRole('grid', { name: 'Цены образца' })
  await expect(grid).toHaveAttribute('aria-rowcount', '4')
  await grid.getByRole('gridcell').nth(4).click()
  const active = await grid.getAttribute('aria-activedescendant')
  await expect(grid.getByRole('gridcell').nth(4)).toHaveAttribute('id', active ?? '')
  await page.keyboard.type('7')
  await expectNoAxeViolations(page)
})
