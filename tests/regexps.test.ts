import { describe, expect, it } from 'vitest'
import { findRegExpFault } from '../scripts/regexps/check-regexp.ts'
import { findRegExps } from '../scripts/regexps/find-regexps.ts'

const SAMPLE = `
const name: string = '/not/a+regexp/'
const EXPONENTIAL = /^<!DOCTYPE\\s+svg\\b(?:[^[>]|\\[[\\s\\S]*?\\])*>/i
export const View = () => <p title={name.replace(/a+$/, '')}>/text/</p>
const given = new RegExp('^(a|a)*$', 'u')
const built = new RegExp(\`^\${name}$\`)
`

describe('the lint of regular expressions', () => {
  it('finds literals and arguments of RegExp with their lines', () => {
    expect(findRegExps(SAMPLE, 'sample.tsx')).toEqual([
      { line: 3, pattern: String.raw`^<!DOCTYPE\s+svg\b(?:[^[>]|\[[\s\S]*?\])*>`, flags: 'i' },
      { line: 4, pattern: 'a+$', flags: '' },
      { line: 5, pattern: '^(a|a)*$', flags: 'u' },
      { line: 6, pattern: undefined, flags: '' },
    ])
  })

  it.each([
    ['(\\w+)\\s*;\\s*q=0(?:\\.0*)?(?=\\s*(?:,|$))', /polynomial/],
    ['^(a|a)*$', /exponential/],
    ['^<!DOCTYPE\\s+svg\\b(?:[^[>]|\\[[\\s\\S]*?\\])*>', /exponential|polynomial/],
  ])('refuses %s', async (pattern, sentence) => {
    expect(await findRegExpFault(pattern, '')).toMatch(sentence)
  })

  it('accepts a linear expression', async () => {
    expect(await findRegExpFault('^[a-z0-9-]{1,63}(?:\\.[a-z0-9-]{1,63})*$', '')).toBeUndefined()
  })
})
