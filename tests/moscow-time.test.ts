import { expect, it } from 'vitest'
import { readSourceFiles } from '../scripts/figures/source-files.ts'

/** Files whose days are no moments, or that name another zone themselves. */
const EXEMPT: Record<string, string> = {
  'contract/hours/moscow-day.ts': 'is the one place of days',
  'contract/hours/moscow-time.ts': 'is the one place of minutes',
  'server/src/http/documents/yml-catalog.ts': 'writes the offset beside the time',
  'server/src/imports/files/read-xlsx.ts': 'reads days of a workbook, which have no zone',
}

/** What depends on the zone of the machine, or is UTC and looks like a local day. */
const PATTERNS = [
  /\.toLocale(?:Date|Time)String\(/,
  /\.to(?:Date|Time)String\(/,
  /\.get(?:Hours|Minutes|Date|Day|Month|FullYear|TimezoneOffset)\(\)/,
  /\.toISOString\(\)\s*\.slice\(/,
  /\+03:00/,
]

const isOffice = (path: string) =>
  /^(?:admin\/app|server\/src|contract)\//.test(path) && !/\.test\.tsx?$/.test(path)

it('reckons every day and every time of the back office by Moscow’s clock, in one place', () => {
  const found = readSourceFiles()
    .filter(({ path }) => isOffice(path) && !(path in EXEMPT))
    .flatMap(({ path, text }) =>
      PATTERNS.filter((one) => one.test(text)).map((one) => `${path}: ${one.source}`),
    )
  expect(found).toEqual([])
})

it('names a zone wherever a moment is put in words', () => {
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
