import { type Browser, chromium, expect, type Page, test } from '@playwright/test'
import { READY_THEMES } from '@rapport/staff-contract/theme/ready-themes'
import { type AdminSite, signInOwner, useAdminSite } from '../support/admin-site.ts'
import { findAxeViolations } from '../support/axe.ts'
import { crawlSite } from '../support/crawl/crawl-site.ts'
import { takeFirstSteps } from '../support/first-steps.ts'
import { hydrated } from '../support/hydration.ts'
import { publishTheme } from '../support/theme-choice.ts'

// Takes half an hour: run it by hand with `CRAWL=on`.
test.skip(!process.env.CRAWL, 'CRAWL=on crawls the empty, the minimal and the demo site in all themes')

const PROXIES = { TRUST_PROXY: '127.0.0.1,::1' }
/** Opened in each theme. Of the others, each is opened in one theme. */
const ALWAYS_OPENED = 40
const WIDTHS = [360, 1320]

/** Opens a page as a visitor at both widths. Returns its axe violations and console errors. */
async function inspect(browser: Browser, url: string): Promise<string[]> {
  const context = await browser.newContext()
  await context.addInitScript(() => localStorage.setItem('cookieConsent', 'necessary'))
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(error.message))
  try {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      if (width === WIDTHS[0]) await page.goto(url)
      await hydrated(page)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (overflow > 0) faults.push(`${overflow} px wider than ${width} px`)
      faults.push(...(await findAxeViolations(page)).map((one) => `${width} px: ${one}`))
    }
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error))
  }
  await context.close()
  return faults.map((fault) => `${new URL(url).pathname}: ${fault}`)
}

/** Returns the pages that are opened in a theme: the first of each path, then a share of the others. */
function choosePages(all: string[], theme: number): string[] {
  // Filters show the same page. The account is only for logged-in visitors.
  const pages = all.filter((path) => !path.includes('?') && !path.startsWith('/account/'))
  const kind = (path: string) => path.split('/').slice(0, 2).join('/') + path.split('/').length
  const firsts = [...Map.groupBy(pages, kind).values()].flatMap((group) => group.slice(0, 2))
  const always = pages.length <= ALWAYS_OPENED ? pages : firsts
  const others = pages.filter((path) => !always.includes(path))
  return [...always, ...others.filter((_, at) => at % READY_THEMES.length === theme)]
}

async function crawlInAllThemes(page: Page, browser: Browser, site: AdminSite): Promise<void> {
  const known = new Set<string>()
  const faults: string[] = []
  for (const [at, { title }] of READY_THEMES.entries()) {
    await publishTheme(page, site.origin, title)
    const crawl = await crawlSite(site.origin, { known })
    faults.push(...crawl.faults)
    const opened = choosePages(crawl.pages, at)
    for (const path of opened) faults.push(...(await inspect(browser, `${site.origin}${path}`)))
    console.log(
      `${title}: ${crawl.pages.length} pages, ${crawl.files} files, ${opened.length} opened, ${faults.length} faults`,
    )
    for (const fault of faults.splice(0)) {
      console.log(fault)
      expect.soft(fault).toBe('')
    }
  }
}

const sites: Record<string, { variables: Record<string, string>; isNew: boolean }> = {
  'an empty site': { variables: { ...PROXIES, DEMO_CONTENT: 'off' }, isNew: false },
  'a site of an own factory': { variables: { ...PROXIES, DEMO_CONTENT: 'off' }, isNew: true },
  'the demo site': { variables: PROXIES, isNew: false },
}
for (const [name, { variables, isNew }] of Object.entries(sites))
  test.describe(name, () => {
    const site = useAdminSite(variables, isNew)

    test('answers every link in every theme, without axe violations and console errors', async ({
      page,
      context,
    }) => {
      test.setTimeout(3_600_000)
      await signInOwner(context, site)
      if (isNew) await takeFirstSteps(page, site)
      // With the optimizing compiler, which the suite switches off, axe takes a tenth of the time.
      const browser = await chromium.launch({
        executablePath: process.env.CHROMIUM_PATH ?? '',
        args: ['--no-sandbox', '--disable-dev-shm-usage'],
      })
      await crawlInAllThemes(page, browser, site)
      await browser.close()
    })
  })
