import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { registerMember } from '../support/members.ts'
import { layout } from '../support/order-form.ts'
import type { Driver, OpenBrowser } from './driver.ts'
import { firefoxPath, openFirefox } from './firefox.ts'
import { journeys } from './journeys.ts'
import { Visitor } from './visitor.ts'
import { hasWebKit, openWebKit } from './webkit.ts'

const browsers: { name: string; isThere: boolean; open: OpenBrowser; widthMin: number }[] = [
  { name: 'Firefox', isThere: firefoxPath !== undefined, open: openFirefox, widthMin: 0 },
  // Without a window manager its window can't be resized.
  { name: 'WebKitGTK', isThere: hasWebKit, open: openWebKit, widthMin: 1024 },
]

/** Journeys of the same width share a window, because opening it takes longer than most journeys. */
const widths = [...new Set(journeys.map(({ width }) => width))]

for (const { name, isThere, open, widthMin } of browsers)
  for (const width of widths.filter((one) => one >= widthMin))
    test.describe(`In ${name}, ${width < 1024 ? 'narrow' : 'wide'}`, () => {
      test.describe.configure({ mode: 'default' })
      test.skip(!isThere, `${name} is not installed`)

      let driver: Driver
      test.beforeAll(async () => {
        driver = await open(width)
      })
      test.afterAll(() => driver?.close())

      for (const journey of journeys.filter((one) => one.width === width))
        test(journey.title, async ({ request }) => {
          const folder = await mkdtemp(join(tmpdir(), 'rapport-journey-'))
          const file = join(folder, 'макет.eps')
          await writeFile(file, layout().buffer)
          const visitor = new Visitor(driver, process.env.SITE_URL ?? '')
          await journey.go(visitor, { layout: file, newMember: () => registerMember(request) })
          await rm(folder, { recursive: true })
        })
    })
