import path from 'node:path'

/** The content that the artwork is made for. */
export const CONTENT = path.join(import.meta.dirname, '..', 'content')
/** A folder for each image, by its name. */
export const PICTURES = path.join(CONTENT, 'pictures')
export const COLLECTION_PRINTS = path.join(CONTENT, 'collection-prints.yaml')
export const SKETCHES = path.join(CONTENT, 'sketches.yaml')
