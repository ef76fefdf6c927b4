import { defineConfig } from '@playwright/test'
import { ensureChromium } from '../scripts/ensure-chromium.ts'

// Each worker reads this file again, and takes what was found or installed once.
process.env.CHROMIUM_PATH = ensureChromium()

export default defineConfig({
  testDir: '.',
  outputDir: './results',
  fullyParallel: true,
  // One more than two processors: tests wait, for mails or for slides to stand still.
  workers: 3,
  forbidOnly: true,
  // What fails twice is broken; what fails once is named at the end of the run, and wants mending too.
  retries: 1,
  timeout: 90_000,
  // Machines that run other things beside are slow, not wrong.
  expect: { timeout: 20_000 },
  globalSetup: './support/start-site.ts',
  use: {
    baseURL: process.env.SITE_URL,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // A trace costs a third of a test's time: ask for one with `--trace on`. Where a screenshot of a failure is wanted, each
    // test draws one before it is known to have passed: 6 % of its time.
    launchOptions: {
      // Else Chromium saves files of Russian names as «download» where the machine has no locale.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-quic',
        // A page of a test lives for some seconds: what V8 compiles best is not used long enough to be worth it.
        '--js-flags=--no-opt --invocation-count-for-maglev=1500',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
