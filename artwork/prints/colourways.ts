const linen = '#F4EFE6'
const paper = '#FFFDF9'
const ink = '#1A1815'
const kumach = '#B5232A'
const indigo = '#1F2A5A'
const ochre = '#D49A2A'
const bottle = '#153A35'
const blush = '#E7B9A6'
const sage = '#7C8F6F'
const cobalt = '#1F3D9B'

/** Dyes of a print, and the wall behind it. */
export interface Colourway {
  ground: string
  /** The most visible colour on the ground. */
  figure: string
  accent: string
  /** Smallest marks, close to the ground. */
  detail: string
  wall: string
  /** Colour of seams and folds on this ground. */
  seam: string
}

export const colourways = {
  len: { ground: linen, figure: ink, accent: kumach, detail: ochre, wall: '#DCCFB8', seam: ink },
  kumach: { ground: kumach, figure: linen, accent: ink, detail: blush, wall: '#ECE3D3', seam: ink },
  kub: { ground: indigo, figure: paper, accent: '#C9CFE0', detail: '#6F7FB5', wall: '#ECE3D3', seam: ink },
  indigo: { ground: indigo, figure: linen, accent: kumach, detail: ochre, wall: '#E4D9C6', seam: ink },
  ohra: { ground: ochre, figure: ink, accent: kumach, detail: linen, wall: '#ECE3D3', seam: ink },
  bottle: { ground: bottle, figure: linen, accent: ochre, detail: sage, wall: '#E9DFCF', seam: '#000' },
  pudra: { ground: blush, figure: kumach, accent: bottle, detail: linen, wall: '#ECE3D3', seam: '#5a2a20' },
  shalfey: { ground: sage, figure: linen, accent: bottle, detail: blush, wall: '#ECE3D3', seam: bottle },
  kobalt: { ground: cobalt, figure: linen, accent: ochre, detail: '#8FA3DA', wall: '#EFE6D8', seam: ink },
  tush: { ground: ink, figure: linen, accent: kumach, detail: ochre, wall: '#D9C9AE', seam: '#000' },
  gjel: { ground: paper, figure: cobalt, accent: indigo, detail: '#9DB0DD', wall: '#CBD3E6', seam: indigo },
  marena: { ground: linen, figure: kumach, accent: indigo, detail: blush, wall: '#EBCBBB', seam: '#6b1a1c' },
  moh: { ground: linen, figure: bottle, accent: sage, detail: ochre, wall: '#C6CBB4', seam: bottle },
  glina: { ground: blush, figure: indigo, accent: kumach, detail: linen, wall: '#37407A', seam: '#3a2230' },
} as const satisfies Record<string, Colourway>

export type ColourwayName = keyof typeof colourways
