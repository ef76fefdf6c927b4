import { describe, expect, it } from 'vitest'
import { mediaFacts, mediaFallback, mediaShare, mediaVariant } from './media.ts'

const fields = 'b22b22b22fedfedfed1c21c21c2'
const upload = `/media/tkan-0123456789-700x500-b5232a-p${fields}.jpg`
const drawing = '/media/tee-discs-len-0123456789-800x1000-dccfb8.svg'
const rendered = `/media/tee-discs-len-0123456789-1200x1500-dccfb8-p${fields}-f48x36-w320w640w1200.avif`

const preview = ['#b22', '#b22', '#b22', '#fed', '#fed', '#fed', '#1c2', '#1c2', '#1c2']

describe('a picture’s address', () => {
  it('tells size, colour, a tiny preview, focus and the widths that exist', () => {
    expect(mediaFacts(upload)).toEqual({
      width: 700,
      height: 500,
      color: '#b5232a',
      preview,
      focus: { x: 50, y: 50 },
      widths: { avif: [320, 480, 640], webp: [320, 480, 640] },
      rendered: false,
    })
    expect(mediaFacts(drawing)).toMatchObject({ preview: [], widths: { avif: [], webp: [] } })
    expect(mediaFacts(rendered)).toEqual({
      width: 1200,
      height: 1500,
      color: '#dccfb8',
      preview,
      focus: { x: 48, y: 36 },
      widths: { avif: [320, 640, 1200], webp: [640] },
      rendered: true,
    })
  })

  it('of another site, or of no picture, tells nothing', () => {
    for (const address of ['https://example.org/a.jpg', '/media/a.jpg', '/assets/mark.svg', ''])
      expect([address, mediaFacts(address), mediaShare(address)]).toEqual([address, undefined, address])
  })

  it('in the largest width of a rendered picture is that of the picture itself', () => {
    expect(mediaVariant(rendered, 1200, 'avif')).toBe(rendered)
    expect(mediaVariant(rendered, 640, 'avif')).toBe(rendered.replace('/media/', '/media/640/'))
    expect(mediaVariant(upload, 640, 'webp')).toBe(
      `/media/640/tkan-0123456789-700x500-b5232a-p${fields}.webp`,
    )
  })

  it('leads a browser without AVIF to a picture it can show', () => {
    expect(mediaFallback(rendered)).toBe(rendered.replace('/media/', '/media/640/').replace('avif', 'webp'))
    expect(mediaFallback(upload)).toBe(`/media/640/tkan-0123456789-700x500-b5232a-p${fields}.webp`)
    expect(mediaFallback(drawing)).toBe(drawing)
  })

  it('leads social networks to a JPEG', () => {
    expect(mediaShare(drawing)).toBe('/media/share/tee-discs-len-0123456789-800x1000-dccfb8.jpg')
  })
})
