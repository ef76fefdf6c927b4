import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import type axe from 'axe-core'

interface AxeOptions {
  /** Selector of the part of the page that is looked at. Where it is left out: a modal dialog that is open, else the whole page. */
  within?: string | undefined
  /** Ids of rules that don't hold here. */
  withoutRules?: string[]
}

/** Half as long as what the package is imported by: each page that is looked at reads it. */
const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What React Aria reads out stands there for some seconds, also when what named it has gone. */
const ANNOUNCER = '[data-live-announcer]'

/**
 * Returns what axe finds on a page, by rule and elements, frames included. It runs in the page itself and writes out
 * nothing but violations: the builder of @axe-core/playwright also describes all that has passed, and sums up in a page
 * of its own, which takes five times the processor.
 */
export async function findAxeViolations(
  page: Page,
  { within, withoutRules = [] }: AxeOptions = {},
): Promise<string[]> {
  await loadAxe(page.mainFrame())
  // It looks for what covers what, which only what is laid out can tell.
  await page.locator('[data-late]').waitFor({ state: 'detached' })
  await page.evaluate(transitionsEnd, FADE_MAX_MS)
  // A frame that goes meanwhile has nothing to look at.
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
 * Returns what a selector names; without one, the modal dialog that has the focus, or the whole page. What a dialog lies over can't
 * be reached, and is looked at without it.
 */
function findParts(selector: string | undefined): Element[] {
  if (selector !== undefined) return [...document.querySelectorAll(selector)]
  const dialog = document.activeElement?.closest('dialog, [role="dialog"], [role="alertdialog"]')
  const isCovered = document.querySelector('main')?.closest('[inert], [aria-hidden="true"]')
  return [dialog && (dialog.matches(':modal') || isCovered) ? dialog : document.documentElement]
}

/** Longest that anything fades or moves in; what takes longer, as the bar of a story does, tells a time. */
const FADE_MAX_MS = 1000

/** Waits for what fades or moves in: colours between two are nobody's choice. What is never drawn never ends: it has its time. */
async function transitionsEnd(longest: number): Promise<void> {
  const running = document.getAnimations().filter(({ timeline, effect, playState }) => {
    const end = Number(effect?.getComputedTiming().endTime)
    return playState === 'running' && timeline === document.timeline && end <= longest
  })
  // One that is cancelled has gone.
  const ended = Promise.all(running.map(({ finished }) => finished.catch(() => undefined)))
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, longest * 3))])
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** It stays in a document that is looked at again. */
async function loadAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return
  await frame.evaluate(AXE_SOURCE)
  await frame.evaluate(() => window.axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }))
}
