import { globSync, readFileSync } from 'node:fs'
import { findRegExps } from './find-regexps.ts'
import { judgeAll } from './verdict-cache.ts'

/** Accepted non-linear expressions, with the limit of their input. */
const allowedRegExps: readonly { file: string; pattern: string; bound: string }[] = []

/** Files that build expressions from data, with the source of the data and of the matched texts. */
const madeOfData: Readonly<Record<string, string>> = {
  'seed/reading/facts.ts':
    'those of content/facts.yaml see the files of content/ and nothing from a stranger',
}

/**
 * Checks every regular expression of the product. A non-linear one could block the process with one long text of a
 * visitor. Exits with 1 and prints each fault.
 */
process.chdir(new URL('../..', import.meta.url).pathname)
const NOT_RUN = /(?:^|\/)(?:node_modules|build|\.react-router|test|scenes|brand)\/|\.test\.tsx?$/
const files = globSync(
  '{contract,staff-contract,markdown,server,site,seed,content,admin}/**/*.{ts,tsx}',
).filter((file) => !NOT_RUN.test(file))

const found = [...files, 'main.ts', 'start.ts'].flatMap((file) =>
  findRegExps(readFileSync(file, 'utf8'), file).map((expression) => ({ file, ...expression })),
)
const readable = found.flatMap(({ pattern, ...rest }) =>
  pattern === undefined ? [] : [{ pattern, ...rest }],
)
const verdicts = await judgeAll(readable, 'node_modules/.cache/rapport/regexps.json')

const isAllowed = (file: string, pattern: string) =>
  allowedRegExps.some((allowed) => allowed.file === file && allowed.pattern === pattern)
const faults = [
  ...found
    .filter(({ file, pattern }) => pattern === undefined && !(file in madeOfData))
    .map(({ file, line }) => `${file}:${line} is made at run time: write a literal, or compare without one`),
  ...readable.flatMap(({ file, line, pattern, flags }, at) =>
    verdicts[at] && !isAllowed(file, pattern) ? [`${file}:${line} /${pattern}/${flags} ${verdicts[at]}`] : [],
  ),
  ...allowedRegExps
    .filter(({ file, pattern }) => !found.some((one) => one.file === file && one.pattern === pattern))
    .map(({ file, pattern }) => `${file} has no /${pattern}/ any more: take it off the list of the allowed`),
]
for (const fault of faults) console.error(fault)
console.log(`${readable.length} regular expressions, ${faults.length} faults`)
process.exit(faults.length === 0 ? 0 : 1)
