import { expect, test } from '@playwright/test'
import { hydrated } from '../support/hydration.ts'

test('A file field is highlighted while a file is dragged over it, but not for dragged text', async ({
  page,
}) => {
  await page.goto('/help/')
  await hydrated(page)
  const field = page.locator('#order-form input[type="file"]')
  const isMarked = () => field.evaluate((input) => input.parentElement?.hasAttribute('data-dragged'))
  const drag = async (type: 'dragenter' | 'dragover' | 'dragleave', hasFile = true) => {
    const dataTransfer = await page.evaluateHandle((isFile) => {
      const data = new DataTransfer()
      if (isFile) data.items.add(new File(['a'], 'logo.svg', { type: 'image/svg+xml' }))
      else data.setData('text/plain', 'a')
      return data
    }, hasFile)
    await field.dispatchEvent(type, { dataTransfer })
  }
  const ground = () =>
    field.evaluate((input) => getComputedStyle(input.parentElement ?? input).backgroundColor)

  const before = await ground()
  await drag('dragenter')
  await expect(async () => {
    await drag('dragover')
    expect(await isMarked()).toBe(true)
  }).toPass()
  expect(await ground()).not.toBe(before)
  await drag('dragleave')
  expect(await isMarked()).toBe(false)
  await drag('dragover', false)
  expect(await isMarked()).toBe(false)
})
