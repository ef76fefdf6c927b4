import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import type axe from 'axe-core'

interface AxeOptions {
  /** Selector of the checked part. Default: an open modal dialog, else the whole page. */
  within?: string | undefined
  /** Ids of rules to skip. */
  withoutRules?: string[]
}

/** Half the size of the package's default build; every checked page parses it. */
const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Element with announcements of React Aria, which stay for some seconds after their source is gone. */
const ANNOUNCER = '[data-live-announcer]'

/**
 * Returns the axe violations of a page by rule and elements, frames included. Runs in the page itself and returns
 * violations only. @axe-core/playwright also describes passed rules and merges results in a page of its own, which
 * takes five times the CPU.
 */
export async function findAxeViolations(
  page: Page,
  { within, withoutRules = [] }: AxeOptions = {},
): Promise<string[]> {
  await loadAxe(page.mainFrame())
  // axe checks overlapping elements, which requires a finished layout.
  await page.locator('[data-late]').waitFor({ state: 'detached' })
  await page.evaluate(transitionsEnd, FADE_MAX_MS)
  // A frame may disappear meanwhile.
  for (const frame of page.frames().slice(1)) await loadAxe(frame).catch(() => undefined)
  const rules = Object.fromEntries(withoutRules.map((id) => [id, { enabled: false }]))
  const parts = await page.evaluateHandle(findParts, within)
  const violations = await page.evaluate(
    async ([include, exclude, options]) =>
      (await window.axe.run({ include, exclude: [exclude] }, options)).violations,
    [parts, ANNOUNCER, { resultTypes: ['violations'] as 'violations'[], rules }] as const,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
}

/**
 * Returns the elements of a selector. Without one, returns the focused modal dialog, or the whole page. The page
 * behind a dialog cannot be reached, so it is skipped.
 */
function findParts(selector: string | undefined): Element[] {
  if (selector !== undefined) return [...document.querySelectorAll(selector)]
  const dialog = document.activeElement?.closest('dialog, [role="dialog"], [role="alertdialog"]')
  const isCovered = document.querySelector('main')?.closest('[inert], [aria-hidden="true"]')
  return [dialog && (dialog.matches(':modal') || isCovered) ? dialog : document.documentElement]
}

/** Longest fade or move-in; longer animations show a time, as in a story. */
const FADE_MAX_MS = 1000

/**
 * Waits for running transitions, because colours in between are not final. An animation that is never drawn does not
 * end, so the wait is limited.
 */
async function transitionsEnd(longest: number): Promise<void> {
  const running = document.getAnimations().filter(({ timeline, effect, playState }) => {
    const end = Number(effect?.getComputedTiming().endTime)
    return playState === 'running' && timeline === document.timeline && end <= longest
  })
  // A cancelled animation is over.
  const ended = Promise.all(running.map(({ finished }) => finished.catch(() => undefined)))
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, longest * 3))])
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Later checks of the same document reuse it. */
async function loadAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return
  await frame.evaluate(AXE_SOURCE)
  await frame.evaluate(() => window.axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }))
}
