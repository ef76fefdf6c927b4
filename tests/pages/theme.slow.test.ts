import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { openSite } from '@rapport/site/open-site'
import type { Site } from '@rapport/site/site'
import { READY_THEMES } from '@rapport/staff-contract/theme/ready-themes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SOON } from '../../server/test/soon.ts'
import { type DemoApp, openDemoApp } from '../support/demo-app.ts'
import { publishSingle } from '../support/publish-single.ts'

const PATHS = ['/', '/catalog/', '/contacts/', '/blog/']
const STYLE = /<style id="theme">(.*?)<\/style>/

let test: DemoApp
let site: Site
const rendered: string[] = []
beforeAll(async () => {
  site = await openSite()
  const renderPage: Site['renderPage'] = (request, context) => {
    rendered.push(new URL(request.url).pathname)
    return site.renderPage(request, context)
  }
  test = await openDemoApp({ site: { ...site, renderPage } })
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

it('a published theme costs one render of each cached page', async () => {
  for (const path of PATHS) await getPage(path)
  rendered.length = 0
  await publishTheme({ accent: '#1d5c3a' })
  for (const path of PATHS)
    await expect.poll(async () => (await getPage(path)).body, SOON).toContain('--kumach:#1d5c3a')
  for (const path of PATHS) await getPage(path)
  expect(rendered.toSorted()).toEqual(PATHS.toSorted())
})

it('a page loads only the files of its typefaces, and those of a ready theme add at most 300 bytes of HTML', async () => {
  const [standard, ...others] = READY_THEMES
  await publishTheme(standard ?? {})
  const plain = await waitForStyle(/^(?!.*<style id="theme">)/s)
  expect(listFonts(plain)).toEqual([
    expect.stringContaining('sofia-sans'),
    expect.stringContaining('golos-text'),
  ])
  for (const theme of others) {
    await publishTheme(theme)
    const html = await waitForStyle(new RegExp(`--kumach:${theme.accent}`))
    expect(listFonts(html)).toHaveLength(2)
    expect(listFonts(html).join()).not.toMatch(/sofia|golos/)
    const sizes = [html, plain].map((page) => brotliCompressSync(page).byteLength)
    expect((sizes[0] ?? 0) - (sizes[1] ?? 0)).toBeLessThanOrEqual(300)
  }
  await publishTheme(standard ?? {})
})

async function waitForStyle(expected: RegExp): Promise<string> {
  await expect.poll(async () => (await getPage('/contacts/')).body, SOON).toMatch(expected)
  return (await getPage('/contacts/')).body
}

const listFonts = (html: string) =>
  [...html.matchAll(/as="font"[^>]*href="([^"]+)"/g)].map(([, href]) => href ?? '')
