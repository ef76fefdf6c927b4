import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Folders whose comments and test titles follow the rules. Add a folder here after rewording it. */
const DONE = [
  '{main,start}.ts',
  'admin/**/*.{ts,tsx,css}',
  'server/src/*.ts',
  'server/src/{http,platform}/**/*.ts',
  'server/test/**/*.ts',
  'site/app/{ui,browser,layout,orders,materials,prices,catalog,account,accounts,search,content,contacts,blog,home,pages,reactions,seo,playground}/**/*.{ts,tsx,css}',
  'site/*.ts',
  'site/app/*.{ts,tsx}',
  'site/document/**/*.ts',
  'server/src/{media,reactions,seo,content,contacts,materials,prices,catalog,blog,search}/**/*.ts',
  'server/src/{site-pages,feeds,indexnow,redirects,seo-pages}/**/*.ts',
  '{contract,staff-contract,markdown,seed}/**/*.ts',
  'e2e/**/*.ts',
  'server/src/{accounts,orders,personal-data,staff,inbox,customers,today}/**/*.ts',
  'server/src/media-library/**/*.ts',
  'server/src/editing/**/*.ts',
  'server/src/{batches,imports,invoices,bank-statements}/**/*.ts',
  '{tests,chaos,fuzz,bench,scripts}/**/*.{ts,mjs}',
  'artwork/**/*.ts',
]

/** Phrases that need a second reading, with their replacement. */
const PHRASES: [RegExp, string][] = [
  [/\b(?:whoever|somebody|nobody)\b/i, 'the visitor, the staff member, the caller'],
  [/\bone that\b/i, 'the noun: an order that, a file that'],
  [/\bthings?\b/i, 'the noun: an entry, an order, a file'],
  [/\bthe \d{3} of\b/i, 'Throws 409 if'],
  [/\banew\b/i, 'again'],
  [/\basked for\b/i, 'requested'],
  [/\bis told\b/i, 'is notified, receives'],
  [/\bheld by\b/i, 'tested by, locked by, stored in'],
  [/\bstands?\b(?!-)/i, 'is, is shown, lives'],
  [/\bbears\b/i, 'has'],
]
const WORDS_MAX = 25

const COMMENT = /(?<=^|[\s{])(?:\/\*\*?\s[\s\S]*?\*\/|\/\/ .*(?:\n\s*\/\/ .*)*)/g
const TITLE = /\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`([^`]*)`),\s*(?:async\s*)?\(/g

const withoutMarks = (comment: string) => comment.replace(/\s*\n\s*(?:\/\/|\*(?!\/))\s?|\s+/g, ' ')
const withoutCode = (prose: string) => prose.replace(/`[^`]*`/g, 'code')

/** Returns the comments and test titles of a file, without code in backticks. */
function readProse(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  const titles = /\.(?:test|spec)\.tsx?$/.test(file)
    ? [...source.matchAll(TITLE)].map(([, single, double, template]) => single ?? double ?? template ?? '')
    : []
  return [...(source.match(COMMENT) ?? []).map(withoutMarks), ...titles].map(withoutCode)
}

const files = globSync(DONE, { cwd: root, exclude: (name) => /node_modules$|build$/.test(name) })

it('keeps comments and test titles of the reworded folders in plain English', () => {
  const found = files.flatMap((file) =>
    readProse(file).flatMap((prose) =>
      PHRASES.filter(([phrase]) => phrase.test(prose)).map(
        ([phrase, better]) => `${file}: ${phrase.exec(prose)?.[0]} → ${better}: ${prose}`,
      ),
    ),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})

it('keeps documents and comments of migrations in plain English', () => {
  const documents = globSync(
    [
      '{README,CONTRIBUTING}.md',
      'docs/**/*.md',
      'server/migrations/*.sql',
      '{contract,staff-contract,markdown,server,site,admin,seed,e2e,tests,bench,fuzz,chaos,scripts,ops,artwork}/**/README.md',
    ],
    { cwd: root },
  )
  const found = documents.flatMap((file) =>
    withoutCode(readFileSync(join(root, file), 'utf8'))
      .split('\n')
      .filter((line) => (file.endsWith('.sql') ? /^\s*-- /.test(line) : !line.startsWith('#')))
      .flatMap((line) =>
        PHRASES.filter(([phrase]) => phrase.test(line)).map(
          ([phrase, better]) => `${file}: ${phrase.exec(line)?.[0]} → ${better}: ${line}`,
        ),
      ),
  )
  expect(documents.length).toBeGreaterThan(50)
  expect(found).toEqual([])
})

it('keeps sentences of comments in the reworded folders within 25 words', () => {
  const long = files.flatMap((file) =>
    readProse(file)
      .flatMap((prose) => prose.split(/(?<=[.?!])\s|\s-\s/))
      .filter((sentence) => sentence.split(/\s+/).length > WORDS_MAX)
      .map((sentence) => `${file}: ${sentence}`),
  )
  expect(long).toEqual([])
})
