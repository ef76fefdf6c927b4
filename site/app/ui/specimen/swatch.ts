import type { Picture } from '@rapport/contract/media/media'
import src from './swatch.svg'

/** Sample picture for specimens. */
export const swatch: Picture = {
  src,
  fallback: src,
  width: 800,
  height: 1000,
  color: '#dccfb8',
  placeholder: '',
  focus: { x: 50, y: 50 },
  widths: [],
  prerendered: false,
  alt: '',
}
