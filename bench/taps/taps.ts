import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyDataDirectory } from '../../server/test/content/copy-data-directory.ts'
import { startPageProxy, withoutScripts } from '../pages/page-proxy.ts'
import { startServer } from '../processes.ts'
import { checkBack } from './back-forward.ts'
import { type Browser, launch } from './browser.ts'
import { INTERACTIONS, insertReference, PAGES, reference } from './interactions.ts'
import { measureTap, type Tap } from './measure.ts'
import { weighPage, weighVisit } from './script-bytes.ts'
import { bytesLine, CAPTION, type Case, tableLine } from './table.ts'

/** Measures only rows whose name contains one of these words, separated by commas: `drawer`, `bytes`, `back`. */
const only = process.env.ONLY?.split(',') ?? []
const RUNS = Number(process.env.RUNS ?? 3)
const numbers = (list: string) => list.split(',').map(Number)
const CPUS = numbers(process.env.CPU ?? '1,4,6')
const WAITS = numbers(process.env.WAIT ?? '1.5,6').map((seconds) => seconds * 1_000)
const NETWORKS = (process.env.NETWORK ?? 'local,4g').split(',')
const CPU_OF_4G = 4
const TAPS_PER_REFERENCE = 3
const READ_KB = 15
const VISIT_KB = 100

const isChosen = (name: string) => only.length === 0 || only.some((part) => name.includes(part))

/**
 * Prints the times from an input to its visible result on the phone and the computer. Compares them with a native
 * popover on the same page without scripts. Prints the bytes of scripts, and whether Back shows a page at once.
 * With WHY=1 it prints the scripts of long frames after the input.
 */
process.env.NODE_ENV = 'production'
const begun = Date.now()
const directory = mkdtempSync(join(tmpdir(), 'rapport-taps-'))
// A filled directory saves a minute.
if (process.env.SEEDED_DIRECTORY) await copyDataDirectory(process.env.SEEDED_DIRECTORY, directory)
const site = await startServer(join(import.meta.dirname, '../../build/main.js'), { DATA_DIR: directory })
const bare = await startPageProxy(site.url, (html) => insertReference(withoutScripts(html)))
const browser = await launch()
try {
  // The server renders and compresses the pages now.
  for (const path of Object.values(PAGES))
    for (const { url } of [site, bare]) await (await fetch(url + path)).text()
  await printBytes(browser)
  await printBack()
  console.log(CAPTION)
  for (const conditions of listCases()) await printTaps(browser, conditions)
} finally {
  await browser.close()
  bare.close()
  await site.stop()
  rmSync(directory, { recursive: true, force: true })
}
console.log(`${((Date.now() - begun) / 60_000).toFixed(1)} minutes`)

function listCases(): Case[] {
  const cpus = NETWORKS.includes('local') ? CPUS.map((cpu) => ({ cpu, network: 'local' as const })) : []
  const slow = NETWORKS.includes('4g') ? [{ cpu: CPU_OF_4G, network: '4g' as const }] : []
  return [...cpus, ...slow].flatMap((conditions) => WAITS.map((waitMs) => ({ ...conditions, waitMs })))
}

/** Alternates between the product and the reference, so that other load on the machine affects both. */
async function printTaps(browser: Browser, conditions: Case): Promise<void> {
  const chosen = INTERACTIONS.filter(({ name }) => isChosen(name))
  const groups = Map.groupBy(chosen, ({ page, device }) => `${page} ${device}`)
  for (const group of groups.values()) {
    const [first] = group
    if (!first) continue
    const references: Tap[] = []
    const taps = group.map((interaction) => ({ interaction, runs: [] as Tap[] }))
    const popover = reference(first.page, first.device)
    for (let run = 0; run < RUNS; run += 1)
      for (const [index, { interaction, runs }] of taps.entries()) {
        if (index % TAPS_PER_REFERENCE === 0)
          references.push(await measureTap(browser, bare.url, popover, conditions))
        runs.push(await measureTap(browser, site.url, interaction, conditions))
      }
    for (const { interaction, runs } of taps) {
      console.log(tableLine(interaction, conditions, runs, references))
      if (process.env.WHY) for (const line of runs[0]?.scripts ?? []) console.log(`  ${line}`)
    }
  }
}

async function printBytes(browser: Browser): Promise<void> {
  if (!isChosen('bytes')) return
  for (const [name, path] of Object.entries(PAGES))
    console.log(bytesLine(name, await weighPage(browser, site.url, path), READ_KB))
  console.log(bytesLine('three pages', await weighVisit(browser, site.url), VISIT_KB))
}

async function printBack(): Promise<void> {
  if (!isChosen('back')) return
  const whole = await launch('browser')
  for (const [name, path] of Object.entries(PAGES)) {
    const faults = await checkBack(whole, site.url, path)
    console.log(`${name.padEnd(17)} Back ${faults.length === 0 ? 'ok' : `NO ${faults.join(', ')}`}`)
  }
  await whole.close()
}
