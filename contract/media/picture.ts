import * as z from 'zod/mini'

/** A picture with all data that a page needs to reserve its space and to choose a file. */
export const picture = z.object({
  /** Path of the original. */
  src: z.string(),
  /** Path for browsers without AVIF or `srcset`. */
  fallback: z.string(),
  /** In pixels; 0 if unknown. */
  width: z.number(),
  height: z.number(),
  /** Dominant colour, `#b5232a`; empty if unknown. */
  color: z.string(),
  /** Colours of a 3 × 3 grid from the top, three hexadecimal digits each; empty for a drawing. */
  placeholder: z.string(),
  /** Point that stays visible when the picture is cropped, in percent of width and height. */
  focus: z.object({ x: z.number(), y: z.number() }),
  /** Widths of its AVIF variants, ascending; empty for a drawing, which scales. */
  widths: z.array(z.number()),
  /** Whether it was rendered from a 3D model rather than photographed or drawn. */
  prerendered: z.boolean(),
  /** Alt text; empty if not written yet. */
  alt: z.string(),
})
