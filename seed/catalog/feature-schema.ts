import * as z from 'zod/mini'
import { line } from '../reading/fields.ts'

const value = z.union([line(30), z.int()])
const FEATURES = [
  'armhole',
  'bed',
  'bib',
  'buttons',
  'closing',
  'cut',
  'ends',
  'fastening',
  'flag',
  'hand',
  'hem',
  'length',
  'neck',
  'opacity',
  'pieces',
  'pockets',
  'print',
  'shape',
  'skirt',
  'sleeves',
  'straps',
  'stripes',
  'surface',
  'thing',
  'top',
  'trim',
  'waist',
  'weave',
] as const
export type Feature = (typeof FEATURES)[number]

/** What a product is, feature by feature: one value, or those of which any will do. */
export const productFeatures = z.partialRecord(z.enum(FEATURES), z.union([value, z.array(value)]))
export type ProductFeatures = z.output<typeof productFeatures>

/**
 * What `compositions.yaml` holds, by the word that names of pictures begin with: the features that its pictures show, and
 * under `shows` whether that is cloth by itself or a place instead of a thing.
 */
export const compositionsSchema = z.record(z.string(), z.partialRecord(z.enum(['shows', ...FEATURES]), value))
export type Compositions = z.output<typeof compositionsSchema>
