import { type APIRequestContext, expect, test } from '@playwright/test'
import { expectStatus, publishButton, textField } from '../support/admin-form.ts'
import { joinAs, openScreen, signInOwner, useAdminSite } from '../support/admin-site.ts'
import { expectCleanAtBothWidths } from '../support/layout-locators.ts'

const SPECIALIST = {
  email: 'seo@example.ru',
  name: 'Семён',
  role: 'seo',
  password: 'ситец в мелкий горошек',
} as const

const site = useAdminSite()

for (const role of ['editor', 'manager', 'viewer'] as const)
  test(`Shows the role ${role} only permitted screens, and other content read-only`, async ({
    page,
    context,
  }) => {
    await signInOwner(context, site)
    const person = { email: `${role}@example.ru`, name: 'Пётр', role, password: 'сукно в крупный рубчик' }
    await joinAs(context, site, person)
    const refused: string[] = []
    page.on('response', (answer) => answer.status() >= 400 && refused.push(answer.url()))
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto(`${site.origin}/admin/cities/`)
    const first = page.getByRole('rowheader').first().getByRole('link')
    await expect(first).toBeVisible()
    await expect(page.getByRole('button', { name: 'Порядок', exact: true })).toHaveCount(
      role === 'editor' ? 1 : 0,
    )
    await first.click()
    await expect(textField(page, 'Адрес')).toBeVisible()
    await expect(publishButton(page)).toHaveCount(role === 'editor' ? 1 : 0)
    await expect(textField(page, 'Адрес').and(page.locator('[readonly]'))).toHaveCount(
      role === 'editor' ? 0 : 1,
    )
    if (role !== 'editor') {
      await expect(page.getByRole('button', { name: /^Выбрать/ })).toHaveCount(0)
      await expect(page.locator('#screen [aria-haspopup="listbox"]:enabled')).toHaveCount(0)
      await page.goto(`${site.origin}/admin/home/`)
      await expect(page.getByText('показан', { exact: true }).first()).toBeVisible()
      await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0)
      await page.goto(`${site.origin}/admin/catalog/list/`)
      await page.getByRole('rowheader').first().getByRole('link').click()
      await expect(page.getByText(/^На.главной: (?:да|нет)$/)).toBeVisible()
      await expect(page.getByText(/^Группа: (?:да|нет)$/)).toBeVisible()
      await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0)
      await page.goto(`${site.origin}/admin/prices/`)
      await page.getByRole('rowheader').first().getByRole('link').click()
      await expect(page.getByRole('grid', { name: 'Цены, ₽' })).toBeVisible()
      await expect(page.getByText('заполнить вниз')).toHaveCount(role === 'manager' ? 1 : 0)
    }
    await page.setViewportSize({ width: 1320, height: 900 })
    const links = page.getByRole('navigation', { name: 'Разделы' }).getByRole('link')
    await expect(links.first()).toBeVisible()
    for (const link of await links.all()) {
      await link.click()
      await expect(link).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('status', { name: 'Загружаем…' })).toHaveCount(0)
    }
    expect(refused).toEqual([])
  })

test('Lets an SEO specialist find a page by its fault and edit only its metadata', async ({
  page,
  browser,
}) => {
  await signInOwner(page.context(), site)
  const edited = await editOldestPost(page.request)
  await joinAs(page.context(), site, SPECIALIST)

  await openScreen(page, site, '/seo/', 'Страницы в поиске')
  // The whole list stays until the filtered one is loaded.
  const narrowed = page.waitForResponse(/fault=description-unwritten/)
  await page.getByRole('link', { name: /^Описание составил сайт · \d+$/ }).click()
  await narrowed
  const listed = page.getByRole('list', { name: 'Страницы в поиске' })
  const row = listed
    .getByRole('listitem')
    .filter({ hasText: '/blog/' })
    .first()
    .getByRole('heading')
    .getByRole('link')
  const title = await row.innerText()
  await expectCleanAtBothWidths(page)
  await row.click()
  await expect(textField(page, 'Заголовок для поиска')).toBeFocused()
  await expect(textField(page, 'Заголовок')).toHaveAttribute('readonly')
  await textField(page, 'Описание для поиска').fill('Написано для поиска')
  await textField(page, 'Заголовок для соцсетей').fill('Написано для сетей')
  await textField(page, 'Основной адрес страницы').fill('/blog/')
  await page.getByRole('button', { name: /Показ в поиске/ }).click()
  await page.getByRole('option', { name: 'Не показывать, по ссылкам переходить' }).click()
  await publishButton(page).click()
  await expectStatus(page, 'Опубликовано')

  const path = await page.getByRole('link', { name: 'На сайте' }).getAttribute('href')
  await openScreen(page, site, '/seo/?fault=not-indexed', 'Страницы в поиске')
  await expect(listed.getByRole('heading').getByRole('link')).toHaveText([title])
  const visitor = await browser.newPage()
  await visitor.goto(`${site.origin}${path}`)
  const content = (selector: string) => visitor.locator(selector).getAttribute('content')
  expect(await content('meta[name="description"]')).toBe('Написано для поиска')
  expect(await content('meta[property="og:title"]')).toBe('Написано для сетей')
  expect(await content('meta[name="robots"]')).toBe('noindex, follow')
  const canonical = await visitor.locator('link[rel="canonical"]').getAttribute('href')
  expect(new URL(canonical ?? '').pathname).toBe('/blog/')
  await visitor.close()

  // Other members can neither publish nor discard an editor's draft.
  await page.goto(`${site.origin}/admin/posts/${edited}/`)
  await expect(page.getByText('выйдут, когда его опубликует редактор')).toBeVisible()
  await expect(publishButton(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Ещё действия' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Версии'])
})

/** Creates a draft of the oldest post by the owner; returns its id. */
async function editOldestPost(request: APIRequestContext): Promise<number> {
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const path = `${site.origin}/api/v1/admin/entries`
  const listed = await (await request.get(`${path}?kind=post&sort=changed&limit=1`, { headers })).json()
  const { id } = listed.result.entries[0]
  const { entry } = (await (await request.get(`${path}/${id}`, { headers })).json()).result
  const data = { version: entry.version, snapshot: { ...entry.snapshot, title: 'Редактор ещё пишет' } }
  expect((await request.patch(`${path}/${id}/draft`, { headers, data })).status()).toBe(200)
  return id
}
