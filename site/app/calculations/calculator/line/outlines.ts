/** Size of an outline's drawing. */
export const WIDTH = 120
export const HEIGHT = 130

/** Left, top, width and height. */
type Spot = readonly [number, number, number, number]

interface View {
  title: string
  /** Outline of the garment. */
  path: string
  /** Where a place is, by its code. */
  spots: Readonly<Record<string, Spot>>
}

const SLEEVES = 'M44 10 22 18 4 50l18 9 8-12v75h60V47l8 12 18-9-18-32-22-8c-4 12-28 12-32 0z'
const BODY = 'M44 10 30 15c4 16 2 28-6 38v69h72V53c-8-10-10-22-6-38l-14-5c-4 14-28 14-32 0z'
const LEGS = 'M34 8h52l10 114H68l-8-72-8 72H24z'
const APRON = 'M42 30h36v26l22 8v58H20V64l22-8zM42 30C38 14 48 6 60 6s22 8 18 24'
const BAG = 'M22 46h76l6 76H16zM40 46c0-44 40-44 40 0'
const CLOTH = 'M14 18h92v100H14z'

const CHEST: Spot = [39, 34, 42, 52]
/** The left side of a garment is on the right of its picture. */
const HEART: Spot = [65, 36, 19, 19]

/** Garments by the places that they have, the most specific first. `needs` ends the code of a place that shows the kind. */
const OUTLINES: readonly { needs?: string; views: View[] }[] = [
  {
    needs: '-sleeve',
    views: [
      {
        title: 'Спереди',
        path: SLEEVES,
        spots: {
          chest: CHEST,
          heart: HEART,
          'left-sleeve': [93, 30, 20, 22],
          'right-sleeve': [7, 30, 20, 22],
        },
      },
      { title: 'Сзади', path: SLEEVES, spots: { back: CHEST } },
    ],
  },
  {
    views: [
      { title: 'Спереди', path: BODY, spots: { chest: CHEST, heart: HEART } },
      { title: 'Сзади', path: BODY, spots: { back: CHEST } },
    ],
  },
  {
    views: [
      {
        title: 'Спереди',
        path: LEGS,
        spots: { 'right-hip': [33, 34, 20, 24], 'left-hip': [68, 34, 20, 24], 'left-leg': [74, 62, 13, 54] },
      },
    ],
  },
  { views: [{ title: 'Спереди', path: APRON, spots: { bib: [45, 36, 30, 22], pocket: [40, 78, 40, 26] } }] },
  {
    needs: 'reverse',
    views: [
      { title: 'Лицо', path: BAG, spots: { front: [36, 62, 48, 46] } },
      { title: 'Оборот', path: BAG, spots: { reverse: [36, 62, 48, 46] } },
    ],
  },
  {
    views: [{ title: 'Полотно', path: CLOTH, spots: { centre: [38, 44, 44, 44], corner: [80, 92, 22, 22] } }],
  },
]

/**
 * Returns the outline that has all places; undefined if none has. A garment is drawn with sleeves only if work may be
 * done on them.
 */
export function findOutline(places: readonly string[]): View[] | undefined {
  const outline = OUTLINES.find(
    ({ needs, views }) =>
      (needs === undefined || places.some((place) => place.endsWith(needs))) &&
      places.every((place) => views.some(({ spots }) => spots[place])),
  )
  return outline?.views.filter(({ spots }) => places.some((place) => spots[place]))
}
