import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { ROOMS, ROOT, readSourceFiles } from '../scripts/figures/source-files.ts'

it('source files have at most 300 lines', () => {
  const long = readSourceFiles().filter(({ isTest, lines }) => !isTest && lines > 300)
  expect(long.map(({ path }) => path)).toEqual([])
})

it('folders have at most 25 files, except migrations and sources of pictures', () => {
  const files = globSync(`{${[...ROOMS, 'artwork', 'ops'].join(',')}}/**/*.*`, {
    cwd: ROOT,
    exclude: (name) => /(?:^|\/)(?:node_modules|build|results|screenshots|migrations|baked|\..*)$/.test(name),
  })
  const folders = Map.groupBy(files, (file) => dirname(file))
  const large = [...folders].filter(([, { length }]) => length > 25)
  expect(large.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([])
})

it('every part of the back office has a specimen', () => {
  const parts = globSync('admin/app/ui/*/*.tsx', { cwd: ROOT }).map((file) => dirname(file))
  const specimens = globSync('admin/app/ui/*/*.specimen.tsx', { cwd: ROOT }).map((file) => dirname(file))
  expect(new Set(specimens)).toEqual(new Set(parts))
})

it('the back office and mails call customers «клиент»', () => {
  // Pages of the site, the search and printed invoices have their own words.
  const STAFF_AND_MAILS =
    /^(?:admin\/app|contract|staff-contract|server\/src\/(?!search\/|invoices\/invoice-pdf))/
  const others = readSourceFiles()
    .filter(({ path, text, isTest }) => !isTest && STAFF_AND_MAILS.test(path) && /покупател/i.test(text))
    .map(({ path }) => path)
  expect(others).toEqual([])
})

it('JSX attributes have no escapes, since JSX shows them literally', () => {
  const escaped = readSourceFiles()
    .filter(({ path }) => path.endsWith('.tsx'))
    .flatMap(({ path, text }) =>
      (text.match(/\s[\w-]+="[^"{}\n]*\\u[\dA-Fa-f]{4}/g) ?? []).map((words) => `${path}:${words}`),
    )
  expect(escaped).toEqual([])
})

/** Files with days without time, or with another time zone. */
const EXEMPT: Record<string, string> = {
  'contract/hours/moscow-day.ts': 'is the one place of days',
  'contract/hours/moscow-time.ts': 'is the one place of minutes',
  'server/src/feeds/yml-catalog.ts': 'writes the offset beside the time',
  'server/src/imports/files/read-xlsx.ts': 'reads days of a workbook, which have no zone',
}

/** Calls that depend on the time zone of the machine, or treat UTC as a local day. */
const PATTERNS = [
  /\.toLocale(?:Date|Time)String\(/,
  /\.to(?:Date|Time)String\(/,
  /\.get(?:Hours|Minutes|Date|Day|Month|FullYear|TimezoneOffset)\(\)/,
  /\.toISOString\(\)\s*\.slice\(/,
  /\+03:00/,
]

const isOffice = (path: string) =>
  /^(?:admin\/app|server\/src|contract|staff-contract)\//.test(path) && !/\.test\.tsx?$/.test(path)

it('the back office uses Moscow time through one module', () => {
  const found = readSourceFiles()
    .filter(({ path }) => isOffice(path) && !(path in EXEMPT))
    .flatMap(({ path, text }) =>
      PATTERNS.filter((one) => one.test(text)).map((one) => `${path}: ${one.source}`),
    )
  expect(found).toEqual([])
})

it('every formatted time has a time zone', () => {
  const unnamed = readSourceFiles()
    .filter(({ path }) => isOffice(path))
    .flatMap(({ path, text }) =>
      text
        .split('new Intl.DateTimeFormat(')
        .slice(1)
        .filter((rest) => !/^[^)]*timeZone/.test(rest))
        .map((rest) => `${path}: ${rest.slice(0, 60)}`),
    )
  expect(unnamed).toEqual([])
})
