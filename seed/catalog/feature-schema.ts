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

/** Features of a product: a value, or a list of accepted values. */
export const productFeatures = z.partialRecord(z.enum(FEATURES), z.union([value, z.array(value)]))
export type ProductFeatures = z.output<typeof productFeatures>

/**
 * Schema of `compositions.yaml`, by the prefix of picture names: features shown by the pictures. `shows`
 * marks cloth alone, or a place without a product.
 */
export const compositionsSchema = z.record(z.string(), z.partialRecord(z.enum(['shows', ...FEATURES]), value))
export type Compositions = z.output<typeof compositionsSchema>
