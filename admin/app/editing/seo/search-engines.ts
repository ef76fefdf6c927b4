import type { Measure } from './cut-text.ts'

/** Room that a result of a search has for a text. */
interface Room {
  /** Pixels of a letter. */
  size: number
  width: number
  lines: number
}

export interface EngineLook {
  name: string
  title: Room
  description: Room
}

export type Device = 'desktop' | 'phone'

/** Room as those who write for search engines reckon with: neither engine publishes it, and both change it. */
export const ENGINES: Record<Device, readonly EngineLook[]> = {
  desktop: [
    {
      name: 'Яндекс',
      title: { size: 20, width: 560, lines: 1 },
      description: { size: 16, width: 560, lines: 2 },
    },
    {
      name: 'Google',
      title: { size: 20, width: 580, lines: 1 },
      description: { size: 14, width: 600, lines: 2 },
    },
  ],
  phone: [
    {
      name: 'Яндекс',
      title: { size: 18, width: 328, lines: 2 },
      description: { size: 15, width: 328, lines: 3 },
    },
    {
      name: 'Google',
      title: { size: 18, width: 328, lines: 2 },
      description: { size: 14, width: 328, lines: 3 },
    },
  ],
}

let context: OffscreenCanvasRenderingContext2D | null | undefined

/** Returns what measures texts in the letters of search engines. */
export function measureIn(size: number): Measure {
  context ??= new OffscreenCanvas(1, 1).getContext('2d')
  return (text) => {
    if (!context) return text.length * size * 0.5
    context.font = `${size}px Arial, sans-serif`
    return context.measureText(text).width
  }
}
