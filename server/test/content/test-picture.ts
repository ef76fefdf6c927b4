import type { Picture } from '@rapport/contract/media/media'

/** Returns a picture with only its path. */
export const testPicture = (src: string): Picture => ({
  src,
  fallback: src,
  width: 800,
  height: 1000,
  color: '#b5232a',
  placeholder: '',
  focus: { x: 50, y: 50 },
  widths: [],
  prerendered: false,
  alt: '',
})
