import { DEFAULT_THEME, type Theme } from './theme-options.ts'

/** A theme that comes with the product, with its name for staff. */
export type ReadyTheme = Theme & { title: string }

/** Themes that staff start from, the default theme first. */
export const READY_THEMES: readonly ReadyTheme[] = [
  { title: 'Кумач и\u00A0индиго', ...DEFAULT_THEME },
  {
    title: 'Графит и\u00A0апельсин',
    ground: '#f2f3f1',
    text: '#14181b',
    accent: '#b63e0b',
    dark: '#21313b',
    mark: '#f5b13d',
    radius: 4,
    ornament: 'twill',
    footer: 'text',
    typefaces: 'oswald',
  },
  {
    title: 'Молоко и\u00A0ягода',
    ground: '#f7f2ee',
    text: '#26201f',
    accent: '#9a3653',
    dark: '#27483d',
    mark: '#eab99b',
    radius: 36,
    ornament: 'checks',
    footer: 'light',
    typefaces: 'noto-serif',
  },
]
