import { globSync } from 'node:fs'
import { join, relative } from 'node:path'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** The position of a file in this list determines its two letters. */
const modulesOf = (root: string) => globSync('**/*.module.css', { cwd: root }).sort()

const lettersAt = (index: number) =>
  [Math.floor(index / LETTERS.length), index % LETTERS.length].map((each) => LETTERS[each]).join('')

/**
 * Returns Vite's `generateScopedName` for the CSS modules below a folder: two letters for the file, a number for the class.
 * Vite's default names, with a hash, take 5 % of a compressed page. Because of the leading underscore content blockers do
 * not hide `ad1` as an advertisement.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const files = modulesOf(root)
  const classes = new Map(files.map((file) => [file, new Set<string>()]))
  return (name, file) => {
    const path = relative(root, file)
    const names = classes.get(path)
    if (!names) throw new Error(`${path}: not one of the ${files.length} CSS modules of ${root}`)
    names.add(name)
    return `_${lettersAt(files.indexOf(path))}${[...names].indexOf(name)}`
  }
}

const SHORT_NAME = /_([a-z]{2})\d+(?!\w)/g

/** Returns whether a selector has a class of certain CSS modules. */
export type HasClass = (selector: string) => boolean

/** Returns a function that checks whether a selector has a class of one folder below the root. */
export function hasClassIn(root: string, folder: string): HasClass {
  const letters = new Set(
    modulesOf(root).flatMap((file, index) => (file.startsWith(join(folder, '/')) ? [lettersAt(index)] : [])),
  )
  return (selector) => [...selector.matchAll(SHORT_NAME)].some(([, own = '']) => letters.has(own))
}
