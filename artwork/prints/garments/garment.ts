/** Material of a panel. `inside` is the shaded wrong side. */
export type Stuff = 'print' | 'plain' | 'trim' | 'inside' | 'wood' | 'paper'

/** A cut piece. Paths use absolute M, L and C. x = 0 is the centre of a picture of 800 × 1000. */
export interface Panel {
  path: string
  /** `half`: the right half of a piece. `twin`: a whole piece with a mirrored copy. */
  sides?: 'half' | 'twin'
  of?: Stuff
  /** Rotation of the grain in degrees. */
  turn?: number
}

/** A garment laid flat. */
export interface Garment {
  panels: Panel[]
  /** Seams and folds as lines. `twins` are on both sides. */
  seams?: string
  twins?: string
  /** Stitches as dashes. */
  stitches?: string
  /** Tone of folds on both sides. */
  shade?: string
  buttons?: [x: number, y: number][]
  /** Scale of the print relative to a picture of the cloth. Garments are seen from a greater distance. */
  scale?: number
}
