import { execFile } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const ROOT = join(import.meta.dirname, '../..')
/** What is copied: the sources of the rooms, and what their checks read. */
const COPIED = [
  '{admin,contract,markdown,seed,server,site,staff-contract}/**/*.{css,json,sql,ts,tsx}',
  'content/catalog/*.yaml',
  'scripts/system-packages.ts',
  '*.{json,ts}',
]
const SKIPPED = /(?:^|\/)(?:node_modules|build|\.react-router)$/
const execute = promisify(execFile)

/** A copy of the product in a temporary directory, removed when it is disposed. */
export interface ProductCopy extends Disposable {
  root: string
  /** Runs a command of a package in the copy, in a folder of it. Throws its output if it fails. */
  run(command: string, args: string[], folder?: string): Promise<void>
}

/** Copies the sources of the product, with links to the installed packages. */
export function copyProduct(): ProductCopy {
  const root = mkdtempSync(join(tmpdir(), 'rapport-recipe-'))
  const files = globSync(COPIED, { cwd: ROOT, exclude: (name) => SKIPPED.test(name) })
  for (const file of files) {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    copyFileSync(join(ROOT, file), join(root, file))
  }
  linkPackages(root)
  return {
    root,
    run: (command, args, folder = '.') => runPackage(root, command, args, folder),
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** Links each package, those of this product to their copies. */
function linkPackages(root: string): void {
  const packages = join(ROOT, 'node_modules')
  mkdirSync(join(root, 'node_modules/@rapport'), { recursive: true })
  for (const name of readdirSync(packages))
    if (name !== '@rapport') symlinkSync(join(packages, name), join(root, 'node_modules', name))
  for (const name of readdirSync(join(packages, '@rapport'))) {
    symlinkSync(join('../..', name), join(root, 'node_modules/@rapport', name))
    const own = join(ROOT, name, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(root, name, 'node_modules'))
  }
}

async function runPackage(root: string, command: string, args: string[], folder: string): Promise<void> {
  const program = realpathSync(join(ROOT, 'node_modules/.bin', command))
  try {
    await execute(process.execPath, [program, ...args], { cwd: join(root, folder), maxBuffer: 2 ** 24 })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`)
  }
}
