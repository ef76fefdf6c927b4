import { globSync } from 'node:fs'
import { join, relative } from 'node:path'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** The CSS modules of a folder, in the order that they have their letters in. */
const modulesOf = (root: string) => globSync('**/*.module.css', { cwd: root }).sort()

const lettersAt = (index: number) =>
  [Math.floor(index / LETTERS.length), index % LETTERS.length].map((each) => LETTERS[each]).join('')

/**
 * Returns the function that names the classes of the CSS modules below a folder for Vite: two letters for the file, a number for
 * the class. The names it makes by itself, with a hash, are a twentieth of a compressed page. The line before them keeps
 * content blockers from taking `ad1` for an advertisement.
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

/** A short name in a selector. */
const SHORT_NAME = /_([a-z]{2})\d+(?!\w)/g

/** Tells whether a selector has a class of some CSS modules. */
export type HasClass = (selector: string) => boolean

/** Returns what tells whether a selector has a class of one folder below the root. */
export function hasClassIn(root: string, folder: string): HasClass {
  const letters = new Set(
    modulesOf(root).flatMap((file, index) => (file.startsWith(join(folder, '/')) ? [lettersAt(index)] : [])),
  )
  return (selector) => [...selector.matchAll(SHORT_NAME)].some(([, own = '']) => letters.has(own))
}
