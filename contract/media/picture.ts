import * as z from 'zod/mini'

/** A picture as it is stored, sent and shown: all that a page needs to hold its place and to choose a file. */
export const picture = z.object({
  /** Path of the picture itself. */
  src: z.string(),
  /** Path for a browser that knows neither AVIF nor a choice of widths. */
  fallback: z.string(),
  /** In pixels; 0 where they are not known. */
  width: z.number(),
  height: z.number(),
  /** Dominant colour, `#b5232a`; empty where it is not known. */
  color: z.string(),
  /** Colours of three rows of three fields, three hexadecimal digits each, from the top; empty of a drawing. */
  placeholder: z.string(),
  /** What must stay seen when the picture is cut, in hundredths of its width and height. */
  focus: z.object({ x: z.number(), y: z.number() }),
  /** Widths it can be asked for as AVIF, ascending; none of a drawing, which is sharp at any size. */
  widths: z.array(z.number()),
  /** Whether it was rendered from a model of the thing rather than photographed or drawn. */
  prerendered: z.boolean(),
  /** What can be seen in it; empty where nobody has said it. */
  alt: z.string(),
})
