import { expect, test } from '@playwright/test'
import { openAt } from './support/layout-locators.ts'

test('Sends an API request with Accept and both CSRF tokens, from the cookie and the meta tag', async ({
  page,
  baseURL,
}) => {
  await page.context().addCookies([{ name: 'XSRF-TOKEN', value: 'a%2Bb%3D%3D', url: baseURL ?? '' }])
  const { search } = await openAt(page, '/catalog/', 1320)
  await page.evaluate(() => {
    const meta = Object.assign(document.createElement('meta'), { name: 'csrf-token', content: 'of-the-page' })
    document.head.append(meta)
  })
  const asked = page.waitForRequest('**/api/v1/catalog/search/**')
  await search.pressSequentially('футболка')
  expect(await (await asked).allHeaders()).toMatchObject({
    accept: 'application/json, text/plain, */*',
    'x-requested-with': 'XMLHttpRequest',
    'x-xsrf-token': 'a+b==',
    'x-csrf-token': 'of-the-page',
  })
})
