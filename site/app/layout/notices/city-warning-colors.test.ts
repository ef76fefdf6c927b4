import { WARNING_COLORS } from '@rapport/staff-contract/snapshots/warning-snapshot'
import { expect, it } from 'vitest'
import { getLuminance, warningColors } from './city-warning-colors.ts'

/** Colours of the default theme, and of a theme with the darkest paper and the lightest ink. */
const THEMES = [
  { 'var(--paper)': '#fffdf9', 'var(--ink)': '#1a1815' },
  { 'var(--paper)': '#e1e1e1', 'var(--ink)': '#404040' },
]
const shown = (text: string, theme: (typeof THEMES)[number]) => theme[text as keyof typeof theme] ?? text

const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [getLuminance(one) ?? 0, getLuminance(other) ?? 0].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

it('has a contrast of at least 4.5:1 on any colour, in any theme', () => {
  const steps = Array.from({ length: 16 }, (_, step) => (step * 17).toString(16).padStart(2, '0'))
  for (const red of steps)
    for (const green of steps)
      for (const blue of steps) {
        const { background, text } = warningColors(`#${red}${green}${blue}`)
        const isReadable = THEMES.every((theme) => contrast(background, shown(text, theme)) >= 4.5)
        if (!isReadable) throw new Error(`#${red}${green}${blue}`)
      }
  expect(contrast('#000', '#FFFFFF')).toBeCloseTo(21)
})

it.each(WARNING_COLORS)('offers the staff %s, a background with a contrast of at least 4.5:1', (color) => {
  const { background, text } = warningColors(color)
  expect([background, text]).toEqual([color, 'var(--paper)'])
})

it('uses the palette if its contrast is enough', () => {
  expect(warningColors('#8E1A20')).toEqual({
    background: '#8E1A20',
    text: 'var(--paper)',
    band: 'transparent',
  })
  expect(warningColors(' #FC0 ')).toEqual({ background: '#FC0', text: 'var(--ink)', band: 'transparent' })
})

it('shows a colour of unknown lightness as a band beside dark text', () => {
  for (const entered of ['red', 'rgb(0 0 0 / 10%)', '#8E1A2080', 'color-mix(in srgb, red, blue)', ''])
    expect(warningColors(entered)).toEqual({ background: 'var(--paper)', text: 'var(--ink)', band: entered })
})
