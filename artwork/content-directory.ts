import path from 'node:path'

export const CONTENT = path.join(import.meta.dirname, '..', 'content')
/** One folder per image. */
export const PICTURES = path.join(CONTENT, 'pictures')
export const COLLECTION_PRINTS = path.join(CONTENT, 'collection-prints.yaml')
export const SKETCHES = path.join(CONTENT, 'sketches.yaml')
