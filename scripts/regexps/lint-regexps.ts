import { globSync, readFileSync } from 'node:fs'
import { findRegExps } from './find-regexps.ts'
import { judgeAll } from './verdict-cache.ts'

/** Regular expressions that may take more than linear time, each with what bounds its input. */
const allowedRegExps: readonly { file: string; pattern: string; bound: string }[] = []

/** Files whose regular expressions stand in data, each with what these are and which texts they see. */
const madeOfData: Readonly<Record<string, string>> = {
  'seed/reading/facts.ts':
    'those of content/facts.yaml see the files of content/ and nothing from a stranger',
}

/**
 * Judges every regular expression that runs with the product: none may take more than linear time, or else one long
 * text from a stranger holds the whole process. Ends with 1 and a line for each that does.
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
