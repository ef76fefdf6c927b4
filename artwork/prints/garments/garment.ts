/** What a panel is cut from: the print, the plain ground, the trim; `inside` is the wrong side in shade. */
export type Stuff = 'print' | 'plain' | 'trim' | 'inside' | 'wood' | 'paper'

/** A cut piece. Paths use absolute M, L and C; x = 0 is the middle of a picture 800 wide and 1000 high. */
export interface Panel {
  path: string
  /** `half`: the right half of a piece. `twin`: a whole piece that has a mirrored fellow. */
  sides?: 'half' | 'twin'
  of?: Stuff
  /** How far the grain of this piece is turned, in degrees. */
  turn?: number
}

/** A garment laid flat, as a tailor draws it. */
export interface Garment {
  panels: Panel[]
  /** Seams and folds, drawn as lines; `twins` on both sides. */
  seams?: string
  twins?: string
  /** Stitches, drawn as dashes. */
  stitches?: string
  /** Tone that lies in folds, on both sides. */
  shade?: string
  buttons?: [x: number, y: number][]
  /** Size of the print against the cloth's own picture; garments are seen from further off. */
  scale?: number
}
