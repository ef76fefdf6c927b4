import { expect, test } from '@playwright/test'
import { expectNoAxeViolations, openAt } from '../support/layout-locators.ts'

const TEE = '/catalog/mujskie-futbolki/futbolka-klassicheskaya/'
const BANDANA = '/catalog/platki-i-sharfy/bandana/'
const UNION = 'Тонкий хлопок'

test('The name of a material opens its popup, 820 px wide; Back, Escape and its button close it and restore the address', async ({
  page,
}) => {
  await openAt(page, TEE, 1320)
  const link = page.getByRole('main').getByRole('link', { name: 'Интерлок 200' }).first()
  const popup = page.getByRole('dialog', { name: 'Интерлок 200' })
  await link.click()
  await expect(popup).toHaveCSS('opacity', '1')
  await expect(popup).toContainText('100 % гребенной хлопок')
  expect((await popup.boundingBox())?.width).toBe(820)
  await expect(page).toHaveURL(`${TEE}?material-hint=m-interlok-200`)
  await expectNoAxeViolations(page)
  await page.goBack()
  await expect(popup).toBeHidden()
  await expect(page).toHaveURL(TEE)
  await page.goForward()
  await expect(popup).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(page).toHaveURL(TEE)
  await link.click()
  await expect(popup).toBeVisible()
  await popup.getByRole('button', { name: 'Close modal' }).click()
  await expect(popup).toBeHidden()
  await expect(page).toHaveURL(TEE)
  await expect(link).toBeFocused()
})

test('A union popup lists its materials; a selected material is deselected when the popup closes', async ({
  page,
}) => {
  await openAt(page, BANDANA, 360)
  const link = page.getByRole('main').getByRole('link', { name: 'Батист, ситец или поплин на выбор' }).first()
  await link.click()
  const popup = page.getByRole('dialog')
  await expect(popup.getByRole('heading', { name: UNION })).toBeVisible()
  await expect(popup).toContainText('3 материала на выбор')
  await popup.getByRole('button', { name: 'Поплин 120' }).click()
  await expect(popup.getByRole('heading', { name: 'Поплин 120' })).toBeVisible()
  await expect(popup.getByRole('button', { name: 'Поплин 120' })).toHaveAttribute('aria-pressed', 'true')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await link.click()
  await expect(popup.getByRole('heading', { name: UNION })).toBeVisible()
  await expect(popup.locator('[aria-pressed="true"]')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the name of a material links to its section of the page', async ({ page }) => {
    await page.goto(BANDANA)
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Батист, ситец или поплин на выбор' })
      .first()
      .click()
    const section = page.getByRole('region', { name: UNION })
    await expect(section).toBeInViewport()
    await expect(section).toContainText('100 % хлопок')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${BANDANA}$`))
    await section.getByRole('link', { name: 'Поплин 120' }).click()
    await expect(page.getByRole('region', { name: 'Поплин 120' })).toBeInViewport()
    await page.goto(`${BANDANA}?material-hint=nowhere`)
    await expect(page.getByRole('region', { name: 'Материал' })).toContainText('Материалы не найдены')
  })
})

test('The popup says «Материал не выбран» for an empty id, «Материалы не найдены» for an unknown id or a failed request', async ({
  page,
}) => {
  const popup = page.getByRole('dialog')
  await openAt(page, `${BANDANA}?material-hint=`, 360)
  await expect(popup).toContainText('Материал не выбран')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(BANDANA)
  await openAt(page, `${BANDANA}?material-hint=nowhere`, 360)
  await expect(popup).toContainText('Материалы не найдены')
  await page.route('**/api/v1/union-materials/*', (route) => route.abort())
  await openAt(page, `${BANDANA}?material-hint=u-tonkiy-hlopok`, 360)
  await expect(popup).toContainText('100 % хлопок')
  await expect(popup).toContainText('Материалы не найдены')
})

test('The slider of a material loads pictures within 3 slides of the active slide', async ({ page }) => {
  const { result } = await (await page.request.get('/api/v1/materials/m-poplin-120')).json()
  const [picture] = result.material.pictures
  // No material of the demo has eight pictures.
  result.material.pictures = Array.from({ length: 8 }, (_, index) => ({
    ...picture,
    src: `${picture.src}?${index}`,
  }))
  await page.route('**/api/v1/materials/m-poplin-120', (route) => route.fulfill({ json: { result } }))
  await openAt(page, `${BANDANA}?material-hint=m-poplin-120`, 360)
  const slides = page.getByRole('dialog').getByRole('listitem', { name: /^Слайд/ })
  await expect(slides).toHaveCount(8)
  await expect(slides.locator('img:visible')).toHaveCount(4)
  await page.getByRole('dialog').getByRole('button', { name: 'Следующий слайд' }).click()
  await expect(slides.locator('img:visible')).toHaveCount(5)
})
