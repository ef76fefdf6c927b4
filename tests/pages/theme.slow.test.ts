import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SOON } from '../../server/test/soon.ts'
import { type DemoApp, openDemoApp } from '../support/demo-app.ts'
import { publishSingle } from '../support/publish-single.ts'

const PATHS = ['/', '/catalog/', '/contacts/', '/blog/']
const STYLE = /<style id="theme">(.*?)<\/style>/

let test: DemoApp
beforeAll(async () => {
  test = await openDemoApp()
})
afterAll(() => test.close())

const getPage = async (url: string) => await test.app.inject({ url })

const publishTheme = (change: object) => publishSingle(test.database.orm, 'theme', change)

it('pages of the default theme have no style of their own', async () => {
  for (const path of PATHS) {
    const { body, headers } = await getPage(path)
    expect([path, STYLE.exec(body)]).toEqual([path, null])
    expect(headers['content-security-policy']).toContain("style-src 'self';")
  }
})

it('every cached page has a published theme after its style sheets, and its policy allows it', async () => {
  await publishTheme({ accent: '#0b5d3b', ground: '#f7efe3', radius: 4 })
  for (const path of PATHS) {
    await expect.poll(async () => (await getPage(path)).body, SOON).toMatch(STYLE)
    const { body, headers } = await getPage(path)
    const style = STYLE.exec(body)?.[1] ?? ''
    expect(style).toMatch(/^html:root\{.*--kumach:#0b5d3b;.*\}$/)
    expect(body.lastIndexOf('rel="stylesheet"')).toBeLessThan(body.indexOf(style))
    expect(body).toContain('<meta name="theme-color" content="#f7efe3"')
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`)
  }
})

it('pages lose the style when the default theme is published again', async () => {
  await publishTheme({ accent: '#b5232a', ground: '#f4efe6', radius: 25 })
  for (const path of PATHS) await expect.poll(async () => (await getPage(path)).body, SOON).not.toMatch(STYLE)
})
