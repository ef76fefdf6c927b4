import { WARNING_COLORS } from '@rapport/staff-contract/snapshots/warning-snapshot'
import { expect, it } from 'vitest'
import { lightness, warningColors } from './city-warning-colors.ts'

const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [lightness(one) ?? 0, lightness(other) ?? 0].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

it('A warning is readable on any colour: 4.5 to 1 at least', () => {
  const steps = Array.from({ length: 16 }, (_, step) => (step * 17).toString(16).padStart(2, '0'))
  for (const red of steps)
    for (const green of steps)
      for (const blue of steps) {
        const { background, text } = warningColors(`#${red}${green}${blue}`)
        if (contrast(background, text) < 4.5) throw new Error(`#${red}${green}${blue}`)
      }
  expect(contrast('#000', '#FFFFFF')).toBeCloseTo(21)
})

it.each(WARNING_COLORS)(
  'The colour %s, which staff choose from, is a ground of light letters at 4.5 to 1',
  (color) => {
    const { background, text } = warningColors(color)
    expect([background, text]).toEqual([color, '#fffdf9'])
    expect(contrast(background, text)).toBeGreaterThanOrEqual(4.5)
  },
)

it('It keeps to the palette where that is enough', () => {
  expect(warningColors('#8E1A20')).toEqual({ background: '#8E1A20', text: '#fffdf9', band: 'transparent' })
  expect(warningColors(' #FC0 ')).toEqual({ background: '#FC0', text: '#1a1815', band: 'transparent' })
})

it('A colour it can’t weigh is a band beside dark text on paper', () => {
  for (const entered of ['red', 'rgb(0 0 0 / 10%)', '#8E1A2080', 'color-mix(in srgb, red, blue)', ''])
    expect(warningColors(entered)).toEqual({ background: '#fffdf9', text: '#1a1815', band: entered })
})
