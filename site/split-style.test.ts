import { expect, test } from 'vitest'
import { splitStyle } from './split-style.ts'

const OWN = (selector: string) => /_(?:ab|cd)\d+(?!\w)/.test(selector)

test('splitStyle moves the rules of the classes into a second style, in their order and within their at-rules', () => {
  const css =
    '@font-face{font-family:A}._aa0{color:red}._ab0:hover{color:blue}@media (hover:hover){._aa0:hover{top:0}:root[data-signed-in] ._cd12{top:1px}}@supports (top:0){@media print{._ab1{left:0}}}@keyframes _ab3{0%{top:0}to{top:1px}}._ac0{top:0}'
  expect(splitStyle(css, OWN)).toEqual([
    '@font-face{font-family:A}._aa0{color:red}@media (hover:hover){._aa0:hover{top:0}}._ac0{top:0}',
    '._ab0:hover{color:blue}@media (hover:hover){:root[data-signed-in] ._cd12{top:1px}}@supports (top:0){@media print{._ab1{left:0}}}@keyframes _ab3{0%{top:0}to{top:1px}}',
  ])
})

test('splitStyle returns a style without such rules unchanged', () => {
  expect(splitStyle('@import "a.css";._aa0{top:0}', OWN)).toEqual(['@import "a.css";._aa0{top:0}', ''])
})
