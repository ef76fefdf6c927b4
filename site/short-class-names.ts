import { globSync } from 'node:fs'
import { relative } from 'node:path'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/**
 * Returns the function that names the classes of the CSS modules below a folder for Vite: two letters for the file, a number for
 * the class. The names it makes by itself, with a hash, are a twentieth of a compressed page. The line before them keeps
 * content blockers from taking `ad1` for an advertisement.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const files = globSync('**/*.module.css', { cwd: root }).sort()
  const classes = new Map(files.map((file) => [file, new Set<string>()]))
  return (name, file) => {
    const path = relative(root, file)
    const names = classes.get(path)
    if (!names) throw new Error(`${path}: not one of the ${files.length} CSS modules of ${root}`)
    names.add(name)
    const index = files.indexOf(path)
    const letters = [Math.floor(index / LETTERS.length), index % LETTERS.length].map((each) => LETTERS[each])
    return `_${letters.join('')}${[...names].indexOf(name)}`
  }
}
