import type { Measure } from './cut-text.ts'

interface Room {
  /** Font size in pixels. */
  size: number
  width: number
  lines: number
}

export interface EngineLayout {
  name: string
  title: Room
  description: Room
}

export type Device = 'desktop' | 'phone'

/** Common estimates: the search engines don't publish their limits and change them. */
export const ENGINES: Record<Device, readonly EngineLayout[]> = {
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

/** Returns a function that measures texts in the font of search results. */
export function measureIn(size: number): Measure {
  context ??= new OffscreenCanvas(1, 1).getContext('2d')
  return (text) => {
    if (!context) return text.length * size * 0.5
    context.font = `${size}px Arial, sans-serif`
    return context.measureText(text).width
  }
}
