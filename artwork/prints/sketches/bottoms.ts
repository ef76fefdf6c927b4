import * as bottoms from '../garments/bottoms.ts'
import { kilt as kiltDrawing, pleatskirt as pleatskirtDrawing } from '../garments/pleated.ts'
import { sporttop as sporttopDrawing } from '../garments/sportswear.ts'
import { trousers as trousersDrawing } from '../garments/tailoring.ts'
import { across, aslant, down, downBeside, type Sketch } from './sketch.ts'

export const joggers: Sketch = {
  drawing: bottoms.joggers,
  size: { waist: 36, side: 104 },
  measures: {
    waist: across(132, 136),
    hips: across(198, 420),
    side: downBeside(258, [132, 136], [168, 912]),
  },
}
const shortsMeasures = {
  waist: across(154, 230),
  hips: across(222, 450),
  side: downBeside(318, [154, 230], [262, 712]),
}
export const shorts: Sketch = {
  drawing: bottoms.shorts,
  size: { waist: 37, side: 46 },
  measures: shortsMeasures,
}
export const swimshorts: Sketch = {
  drawing: bottoms.shorts,
  size: { waist: 36, side: 42 },
  measures: shortsMeasures,
}
export const leggings: Sketch = {
  drawing: bottoms.leggings,
  size: { waist: 31, side: 92 },
  measures: {
    waist: across(118, 122),
    hips: across(170, 400),
    side: downBeside(232, [118, 122], [168, 898]),
    leg: aslant([104, 904], [168, 898], 40),
  },
}
export const cyclers: Sketch = {
  drawing: bottoms.cyclers,
  size: { waist: 31, side: 48 },
  measures: {
    waist: across(126, 190),
    hips: across(192, 480),
    side: downBeside(252, [126, 190], [188, 742]),
    leg: aslant([64, 750], [188, 742], 40),
  },
}
export const sporttop: Sketch = {
  drawing: sporttopDrawing,
  size: { chest: 38, length: 34 },
  measures: { chest: across(236, 432), length: down(140, 214, 730), hem: across(222, 724) },
}
const swimMeasures = {
  chest: across(164, 346),
  waist: across(146, 540),
  hips: across(178, 700),
  length: downBeside(232, [92, 151], [0, 854]),
}
export const swimsuit: Sketch = {
  drawing: bottoms.swimsuit,
  size: { chest: 38, length: 66 },
  measures: swimMeasures,
}
export const leotard: Sketch = {
  drawing: bottoms.swimsuit,
  size: { chest: 29, length: 50 },
  measures: swimMeasures,
}
export const pencil: Sketch = {
  drawing: bottoms.pencil,
  size: { waist: 36, skirt: 60 },
  measures: {
    waist: across(132, 142),
    hips: across(189, 348),
    skirt: downBeside(262, [132, 142], [170, 864]),
    hem: across(174, 862),
  },
}
export const midi: Sketch = {
  drawing: bottoms.midi,
  size: { waist: 36, skirt: 82 },
  measures: {
    waist: across(126, 132),
    skirt: downBeside(332, [126, 132], [200, 906]),
    hem: across(278, 888),
  },
}
export const pleatskirt: Sketch = {
  drawing: pleatskirtDrawing,
  size: { waist: 36, skirt: 72 },
  measures: {
    waist: across(132, 162),
    skirt: downBeside(338, [132, 162], [284, 884]),
    hem: across(284, 884),
  },
}
export const kilt: Sketch = {
  drawing: kiltDrawing,
  size: { waist: 29, skirt: 37.6 },
  measures: {
    waist: across(168, 228),
    skirt: downBeside(326, [168, 228], [272, 780]),
    hem: across(272, 780),
  },
}
const trouserMeasures = {
  waist: across(138, 130),
  hips: across(191, 409),
  side: downBeside(296, [138, 130], [238, 898]),
  leg: aslant([58, 908], [238, 898], 40),
}
export const palazzo: Sketch = {
  drawing: trousersDrawing,
  size: { waist: 36, side: 104 },
  measures: trouserMeasures,
}
export const schooltrousers: Sketch = {
  drawing: trousersDrawing,
  size: { waist: 29, side: 80 },
  measures: trouserMeasures,
}
