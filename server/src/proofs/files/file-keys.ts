/** Prefix of all files of proofs in the store. */
export const PROOF_FILES_PREFIX = 'proofs'

/** Sizes in which a page is stored: the longer side in pixels, and the quality of its WebP. */
export const PAGE_PICTURES = {
  large: { pixels: 2400, quality: 88 },
  small: { pixels: 1200, quality: 82 },
} as const
export type PagePicture = keyof typeof PAGE_PICTURES

export const proofFileKey = (id: string) => `${PROOF_FILES_PREFIX}/${id}`
export const proofPageKey = (id: string, sheet: number, picture: PagePicture) =>
  `${proofFileKey(id)}-${sheet}-${picture}`

/** Length of an id. */
const UUID_LENGTH = 36

/** Returns the id of the file that a key belongs to, from the key of the file or its pictures. */
export const parseProofFileKey = (key: string): string =>
  key.slice(PROOF_FILES_PREFIX.length + 1).slice(0, UUID_LENGTH)
