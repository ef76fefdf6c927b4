import { expect, it } from 'vitest'
import { resizeSvg, svgSize } from './svg-size.ts'

const whole = (text: string) => {
  const { width, height } = svgSize(text) ?? {}
  return [width, height].map((length) => length && Math.round(length * 10) / 10)
}

it.each([
  ['width="40" height="50"', 40, 50],
  ["width='40px' height='50.4'", 40, 50.4],
  ['width="10mm" height="1cm"', 37.8, 37.8],
  ['width="1in" height="72pt"', 96, 96],
  ['width="6pc" height="254mm"', 96, 960],
  ['width="210mm" height="297mm" viewBox="0 0 21000 29700"', 793.7, 1122.5],
  ['viewBox="5 5 300 200"', 300, 200],
  ['width="100%" height="100%" viewBox="0,0,300,200"', 300, 200],
  ['width="150" viewBox="0 0 300 200"', 150, 100],
  ['height="1e2" viewBox="0 0 300 200"', 150, 100],
])('svgSize converts %s to CSS pixels', (attributes, width, height) => {
  expect(whole(`<?xml version="1.0"?><!-- a > b --><svg id="a>b" ${attributes}><g/></svg>`)).toEqual([
    width,
    height,
  ])
  expect(whole(`<s:svg\n\t${attributes}/>`)).toEqual([width, height])
})

it.each([
  '<svg/>',
  '<svg width="0" height="9"/>',
  '<svg width="9 9" height="x"/>',
  '<html width="9" height="9"/>',
  '',
])('svgSize finds no size in %s', (text) => {
  expect(svgSize(text)).toBeUndefined()
})

it('resizes a drawing with its contents: its own size becomes the missing viewBox', () => {
  const own = { width: 40, height: 50 }
  const wanted = { width: 80, height: 100 }
  expect(resizeSvg('<svg width="4cm" id="a" height="5cm"><g/></svg>', own, wanted)).toBe(
    '<svg id="a" viewBox="0 0 40 50" width="80" height="100"><g/></svg>',
  )
  expect(resizeSvg('<svg viewBox="1 2 3 4"/>', own, wanted)).toBe(
    '<svg viewBox="1 2 3 4" width="80" height="100"/>',
  )
})
