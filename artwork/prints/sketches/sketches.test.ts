import { describe, expect, test } from 'vitest'
import { drawPicture } from '../draw-picture.ts'
import { LETTERS } from './draw-sketch.ts'
import { across, centimetresOf, down, measuresOf, type Sketch } from './sketch.ts'
import { sketches } from './sketches.ts'

describe.each(Object.entries(sketches))('the sketch %s', (word, sketch) => {
  test('has two or more measures, each with a letter', () => {
    expect(measuresOf(sketch).length).toBeGreaterThan(1)
    expect(measuresOf(sketch).length).toBeLessThanOrEqual(LETTERS.length)
  })

  test('has plausible measures that match its base size', () => {
    const measured = Object.fromEntries(centimetresOf(sketch))
    for (const [kind, centimetres] of Object.entries(sketch.size))
      expect(Math.abs((measured[kind] ?? 0) - centimetres), kind).toBeLessThan(0.3)
    for (const [kind, centimetres] of Object.entries(measured)) {
      expect(centimetres, kind).toBeGreaterThan(8)
      expect(centimetres, kind).toBeLessThan(120)
    }
  })

  test('is a small line drawing within its frame', () => {
    const svg = drawPicture(`sketch-${word}`)
    expect(svg.length).toBeLessThan(6000)
    expect(svg).not.toMatch(/NaN|undefined|<text|<style|<script|href/)
    const [, width = '', height = ''] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? []
    expect(Number(width)).toBeLessThanOrEqual(800)
    expect(Number(height)).toBeLessThanOrEqual(1000)
  })
})

test('a slanted measure is computed from both scales', () => {
  const square: Sketch = {
    drawing: { panels: [] },
    size: { chest: 30, length: 80 },
    measures: { chest: across(50, 0), length: down(0, 0, 100), sleeve: { from: [0, 0], to: [100, 50] } },
  }
  expect(centimetresOf(square)).toEqual([
    ['chest', 30],
    ['length', 80],
    ['sleeve', 50],
  ])
})

test('a sketch without a measure along is refused', () => {
  const flat: Sketch = { drawing: { panels: [] }, size: { chest: 30 }, measures: { chest: across(50, 0) } }
  expect(() => centimetresOf(flat)).toThrow('one measure across and one along')
})
