import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PICTURES } from '../../content-directory.ts'
import { describePicture } from './describe-picture.ts'

const pictures = PICTURES
const names = globSync('*/picture.json', { cwd: pictures }).map((file) => file.split('/')[0] ?? '')
const files = globSync('*/*.avif', { cwd: pictures })
/** Width of a story's cover. */
const STORY = 128
const getSize = (file: string) => statSync(join(pictures, file)).size

describe('rendered pictures', () => {
  test('have two to five widths of AVIF, and one more for stories; picture.json has the largest', () => {
    for (const name of names) {
      const widths = globSync('*.avif', { cwd: join(pictures, name) }).map((file) =>
        Number.parseInt(file, 10),
      )
      const { width } = JSON.parse(readFileSync(join(pictures, name, 'picture.json'), 'utf8'))
      expect([2, 3, 4, 5], name).toContain(widths.filter((each) => each !== STORY).length)
      expect(Math.max(...widths), name).toBe(width)
    }
  })

  test('have at most 240 KB each and 70 MB together', () => {
    for (const file of files) expect(getSize(file), file).toBeLessThanOrEqual(240 * 1024)
    expect(files.reduce((sum, file) => sum + getSize(file), 0)).toBeLessThan(70e6)
  })

  test('have a Russian description, a colour and a focus', () => {
    for (const name of names) {
      const facts = JSON.parse(readFileSync(join(pictures, name, 'picture.json'), 'utf8'))
      expect(facts.alt, name).toBe(describePicture(name))
      expect(facts.alt, name).toMatch(/^[А-ЯЁ][а-яё ,:-]+$/)
      expect(facts.color, name).toMatch(/^#[0-9a-f]{6}$/)
      expect(facts.tiny.length, name).toBeLessThanOrEqual(400)
      for (const share of [facts.focus.x, facts.focus.y]) {
        expect(share, name).toBeGreaterThanOrEqual(0)
        expect(share, name).toBeLessThanOrEqual(1)
      }
    }
  })

  test('have no description for an unknown composition', () => {
    expect(() => describePicture('zeppelin-discs-len')).toThrow(
      'No words for the picture "zeppelin-discs-len"',
    )
  })
})
