import { defineConfig } from '@playwright/test'
import { ensureChromium } from '../scripts/ensure-chromium.ts'

// Workers load this file again, and reuse the browser found or installed by the first load.
process.env.CHROMIUM_PATH = ensureChromium()

export default defineConfig({
  testDir: '.',
  outputDir: './results',
  fullyParallel: true,
  // One more than two processors, because tests often wait for mails or animations.
  workers: 3,
  forbidOnly: true,
  // A test that fails twice is broken. A test that fails once is listed as flaky, and needs a fix too.
  retries: 1,
  timeout: 90_000,
  // The machine may be busy.
  expect: { timeout: 20_000 },
  globalSetup: './support/start-site.ts',
  use: {
    baseURL: process.env.SITE_URL,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // Traces take a third of a test's time, so they are off: use `--trace on`. Screenshots of failures are off too: with
    // them every test takes a screenshot before its result is known, 6 % of its time.
    launchOptions: {
      // Without a locale, Chromium saves files with Russian names as «download».
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-quic',
        // A page of a test lives for seconds, too short to gain from V8's optimizing compiler.
        '--js-flags=--no-opt --invocation-count-for-maglev=1500',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
