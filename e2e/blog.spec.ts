import { expect, type Page, test } from '@playwright/test'
import { elementsDefined } from './support/elements.ts'
import { openAt } from './support/layout-locators.ts'

const POST = '/blog/istoriya-kumacha/'
const TAG = encodeURIComponent('печать')

const parts = (page: Page) => ({
  cards: page.getByRole('main').locator('a[href^="/blog/"]:has(h2)'),
  pages: page.getByRole('navigation', { name: 'Страницы' }),
  tags: page.getByRole('navigation', { name: 'Темы' }),
  heading: page.getByRole('heading', { level: 1 }),
  like: page.getByRole('button', { name: 'Нравится' }),
  share: page.getByRole('button', { name: 'Поделиться' }),
})

for (const width of [360, 1320])
  test(`Leads at ${width} px from the list to its second page, to a tag, and to a post`, async ({ page }) => {
    await openAt(page, '/blog/', width)
    const { cards, pages, tags, heading } = parts(page)
    await expect(cards).toHaveCount(12)
    await pages.getByRole('link', { name: 'Дальше' }).click()
    await expect(page).toHaveURL('/blog/page-2/')
    await expect(page).toHaveTitle(/страница 2/)
    await expect(pages.locator('[aria-current="page"]')).toHaveText('Страница 2')
    await expect(pages.locator('[rel="prev"]')).toHaveAttribute('href', '/blog/')
    await tags.getByRole('link', { name: 'печать' }).click()
    await expect(page).toHaveURL(`/blog/?tag=${TAG}`)
    await expect(heading).toHaveText('Блог: печать')
    await expect(tags.locator('[aria-current="true"]')).toHaveText('печать')
    await pages.getByRole('link', { name: 'Дальше' }).click()
    await expect(page).toHaveURL(`/blog/page-2/?tag=${TAG}`)
    await expect(pages.locator('[aria-current="page"]')).toHaveText('Страница 2')
    const title = await cards.first().getByRole('heading').innerText()
    await cards.first().click()
    await expect(heading).toHaveText(title, { ignoreCase: true })
    await expect(page).toHaveTitle(new RegExp(title.slice(0, 12)))
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('The list links to its pages and posts, also with a tag', async ({ page }) => {
    await page.goto(`/blog/?tag=${TAG}`)
    const { cards, pages, heading } = parts(page)
    await expect(heading).toHaveText('Блог: печать')
    await expect(cards).toHaveCount(12)
    await pages.getByRole('link', { name: 'Страница 2' }).click()
    await expect(page).toHaveURL(`/blog/page-2/?tag=${TAG}`)
    expect(await cards.count()).toBeGreaterThan(0)
    await cards.first().click()
    await expect(heading).not.toHaveText('Блог: печать')
  })

  test('A post has its contents and share links, and no buttons that need JavaScript', async ({ page }) => {
    await page.goto(POST)
    const { like, share } = parts(page)
    await page.getByRole('navigation', { name: 'Содержание' }).getByRole('link').nth(2).click()
    await expect(page.locator('article h2:target')).toBeInViewport()
    await expect(like).toBeHidden()
    await share.click()
    await expect(page.getByRole('link', { name: 'Telegram' }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Скопировать ссылку' })).toBeHidden()
    await expect(page.getByRole('main').getByRole('link', { name: 'Перейти в каталог' })).toHaveAttribute(
      'href',
      '/catalog/',
    )
  })
})

for (const [from, to] of [
  ['/blog/page-1/', '/blog/'],
  [`/blog/page-1/?tag=${TAG}`, `/blog/?tag=${TAG}`],
])
  test(`${from} answers 301 to ${to}`, async ({ request }) => {
    const response = await request.get(from ?? '', { maxRedirects: 0 })
    expect([response.status(), response.headers().location]).toEqual([301, to])
  })

for (const path of [
  '/blog/page-0/',
  '/blog/page-02/',
  '/blog/page-3/',
  '/blog/page-999999999999/',
  '/blog/nowhere/',
])
  test(`${path} answers 404`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404)
  })

test('Links an unknown tag to all posts, without caching or indexing its page', async ({ page }) => {
  const response = await page.goto('/blog/?tag=nobody-wrote-of-it')
  expect(response?.status()).toBe(200)
  expect(response?.headers()['cache-control']).toBe('private, no-cache')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('main').getByRole('link', { name: 'все записи', exact: true }).last().click()
  await expect(page).toHaveURL('/blog/')
  await expect(parts(page).cards).toHaveCount(12)
})

test('Counts a like of a visitor once, and remembers it after a reload', async ({ page }) => {
  const slug = 'kubovaya-naboyka'
  const answered = page.waitForResponse(`**/api/v1/posts/${slug}`)
  await openAt(page, `/blog/${slug}/`, 360)
  const { views, likes } = (await (await answered).json()).result.post
  const { like } = parts(page)
  await expect(page.getByRole('article')).toContainText(`Просмотров: ${views}`)
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/posts/like/')) calls.push(request.headers()['x-visitor-id'] ?? '')
  })
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(like).toHaveText(`Нравится${likes + 1}`)
  await like.click()
  await page.reload()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(like).toHaveText(`Нравится${likes + 1}`)
  expect(calls).toEqual([expect.stringMatching(/^[\w-]{8,}$/)])
})

test('Updates the number of likes on the card of a cached page', async ({ page, request }) => {
  await page.goto('/blog/')
  const { posts } = (await (await request.get('/api/v1/posts?limit=2')).json()).result
  const { id, slug, likes } = posts[1]
  const headers = { 'X-Requested-With': 'XMLHttpRequest', 'X-Visitor-Id': crypto.randomUUID() }
  expect((await request.get(`/api/v1/posts/like/${id}`, { headers })).status()).toBe(200)
  const calls: string[] = []
  page.on('request', (one) => {
    if (one.url().includes('/posts/counts/')) calls.push(one.url())
  })
  await page.reload()
  const card = parts(page).cards.and(page.locator(`[href="/blog/${slug}/"]`))
  await expect(card).toContainText(`Нравится: ${likes + 1}`)
  expect(calls).toHaveLength(1)
})

test('Reports a failed like, and leaves the button unpressed', async ({ page }) => {
  await page.route('**/api/v1/posts/like/*', (route) => route.fulfill({ status: 503, json: {} }))
  await openAt(page, POST, 1320)
  const { like } = parts(page)
  await like.click()
  await expect(page.getByText('Не получилось отметить').first()).toBeVisible()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
})

test('Counts the views of a visitor once, after a cold start, a reload and a link', async ({ page }) => {
  const slug = 'sitec-kak-plakat'
  const viewsAfter = async (act: () => Promise<unknown>) => {
    const answered = page.waitForResponse(`**/api/v1/posts/${slug}`)
    await act()
    return (await (await answered).json()).result.post.views
  }
  const first = await viewsAfter(() => openAt(page, `/blog/${slug}/`, 1320))
  expect(first).toBe(1)
  expect(await viewsAfter(() => page.reload())).toBe(1)
  await page.goto('/blog/')
  expect(await viewsAfter(() => page.locator(`main a[href="/blog/${slug}/"]`).click())).toBe(1)
})

test('Shares in a window of 626 by 436, or copies the address', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await context.route(/t\.me|vk\.com/, (route) => route.fulfill({ body: 'shared', contentType: 'text/html' }))
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await openAt(page, POST, 1320)
  const { share } = parts(page)
  await share.scrollIntoViewIfNeeded()
  await elementsDefined(page)
  for (const [name, host] of [
    ['Telegram', 't.me'],
    ['ВКонтакте', 'vk.com'],
  ] as const) {
    await share.click()
    const opened = page.waitForEvent('popup')
    await page.getByRole('main').getByRole('link', { name }).click()
    const popup = await opened
    await popup.waitForURL(new RegExp(host))
    const { origin } = new URL(page.url())
    expect(new URL(popup.url()).searchParams.get('url')).toBe(`${origin}${POST}`)
    const size = await popup.evaluate(() => [innerWidth, innerHeight])
    expect(size).toEqual([626, 436])
    await popup.close()
    await page.keyboard.press('Escape')
  }
  await share.click()
  await page.getByRole('button', { name: 'Скопировать ссылку' }).click()
  await expect(page.getByText('Ссылка скопирована').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL ?? new URL(page.url()).origin}${POST}`,
  )
})

test('Uses the share function of the device, and opens no menu', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = []
    Object.assign(window, { shared })
    Navigator.prototype.share = async (data) => {
      shared.push(data ?? {})
    }
  })
  await openAt(page, POST, 360)
  await parts(page).share.scrollIntoViewIfNeeded()
  await elementsDefined(page)
  await parts(page).share.click()
  const shared = await page.evaluate(() => Reflect.get(window, 'shared'))
  expect(shared).toEqual([{ url: page.url(), title: await parts(page).heading.textContent() }])
  await expect(page.getByRole('main').getByRole('link', { name: 'Telegram' })).toBeHidden()
})

test('Describes a post as BlogPosting JSON-LD, and links to the feed of the blog', async ({
  page,
  request,
}) => {
  await page.goto(POST)
  const { origin } = new URL(page.url())
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
  const data = await page.locator('main script[type="application/ld+json"]').allTextContents()
  expect(data.map((text) => JSON.parse(text))).toContainEqual(
    expect.objectContaining({
      '@type': 'BlogPosting',
      url: `${origin}${POST}`,
      datePublished: expect.stringMatching(/^20\d\d-/),
    }),
  )
  const feed = page.locator('link[rel="alternate"][type="application/rss+xml"]')
  const response = await request.get((await feed.getAttribute('href')) ?? '')
  const items = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml')
      if (document.querySelector('parsererror')) return undefined
      return [...document.querySelectorAll('rss > channel > item > link')].map((link) => link.textContent)
    },
    await response.text(),
  )
  expect(items).toHaveLength(20)
  for (const url of items ?? []) expect(url).toMatch(/^https?:\/\/[^/]+\/blog\/[\w-]+\/$/)
})

test('Shows four posts on Home in one to four columns, with a link to the blog', async ({ page }) => {
  await openAt(page, '/', 360)
  const block = page.getByRole('region', { name: 'Последние новости' })
  const cards = block.locator('a:has(h3)')
  await expect(cards).toHaveCount(4)
  for (const [width, columns] of [
    [360, 1],
    [768, 2],
    [1024, 3],
    [1320, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const lefts = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().left)),
    )
    expect(new Set(lefts).size, `at ${width} px`).toBe(columns)
  }
  await block.getByRole('link', { name: 'Перейти в блог' }).click()
  await expect(page).toHaveURL('/blog/')
  await expect(page.getByRole('complementary', { name: 'Для магазинов и бутиков' })).toBeHidden()
})
