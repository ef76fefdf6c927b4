import type { CDPSession } from '@playwright/test'
import { type Browser, type Conditions, firstLine, type Visit, visit } from './browser.ts'
import { type Interaction, PAGES } from './interactions.ts'

/** Times in ms. */
export interface Tap {
  /** From the input to the first frame with the result; undefined if it did not appear in time. */
  visible?: number
  longestInteraction: number
  longestTask: number
  scripts: string[]
  /** Why there is no result. */
  failure?: string
}

const RESULT_MAX_MS = 5_000
/** Late work of an interaction: hydration, data. */
const AFTER_MS = 800
const LOAD_MAX_MS = 60_000

/** Loads a page, waits after `load`, interacts once, and returns what happened. */
export function measureTap(
  browser: Browser,
  site: string,
  interaction: Interaction,
  conditions: Conditions & { waitMs: number },
): Promise<Tap> {
  return visit(browser, interaction.device, conditions, async (visited) => {
    const { page } = visited
    try {
      await page.goto(site + PAGES[interaction.page], { timeout: LOAD_MAX_MS })
      await interact(visited, interaction, Date.now() + conditions.waitMs)
      const { start, seen, ...rest } = await page.evaluate(() => window.watch.read())
      if (start === undefined) return { ...rest, failure: 'the input did not arrive' }
      if (seen === undefined) return { ...rest, failure: `not visible in ${RESULT_MAX_MS / 1_000} s` }
      return { ...rest, visible: seen - start }
    } catch (error) {
      const message = firstLine(error)
      const failure = message.includes('navigation') ? 'the page was left' : message
      return { longestInteraction: 0, longestTask: 0, scripts: [], failure }
    }
  })
}

/** Finds the target before the moment of the input, so that the search does not delay the page's answer. */
async function interact({ page, protocol }: Visit, interaction: Interaction, at: number): Promise<void> {
  const { target, prepare, input, result, device } = interaction
  const untilThen = () => page.waitForTimeout(Math.max(0, at - Date.now()))
  const find = () =>
    target(page).evaluate((element) => window.watch.setTarget(element), undefined, { timeout: RESULT_MAX_MS })
  if (prepare) {
    await untilThen()
    await prepare(page)
    await find()
    await page.waitForTimeout(AFTER_MS)
  } else {
    await find()
    await untilThen()
  }
  await page.evaluate((expected) => window.watch.begin(expected), result)
  const { x, y } = await page.evaluate(() => window.watch.point())
  const seen = page.evaluate((most) => window.watch.wait(most), RESULT_MAX_MS)
  seen.catch(() => undefined)
  if (typeof input === 'object') await typeKeys(protocol, input.type)
  else if (input === 'hover') await page.mouse.move(x, y)
  else if (device === 'desktop') await page.mouse.click(x, y)
  else await page.touchscreen.tap(x, y)
  await seen
  await page.waitForTimeout(AFTER_MS)
}

/** Sends key events for letters that no Latin keyboard has; Playwright would insert them without a key. */
async function typeKeys(protocol: CDPSession, text: string): Promise<void> {
  for (const key of text) {
    await protocol.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key })
    await protocol.send('Input.dispatchKeyEvent', { type: 'keyUp', key })
  }
}
