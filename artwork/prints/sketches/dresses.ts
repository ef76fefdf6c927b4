import * as dresses from '../garments/dresses.ts'
import * as gowns from '../garments/gowns.ts'
import { pyjamas as pyjamasDrawing } from '../garments/home.ts'
import { pinafore as pinaforeDrawing } from '../garments/pleated.ts'
import { maidset as maidsetDrawing } from '../garments/uniforms.ts'
import { robe as robeDrawing } from '../garments/workwear.ts'
import { across, aslant, down, downBeside, type Sketch } from './sketch.ts'

export const sundress: Sketch = {
  drawing: dresses.sundress,
  size: { chest: 47, gown: 112 },
  measures: {
    chest: across(150, 318),
    waist: across(126, 470),
    gown: down(68, 96, 931),
    hem: across(286, 900),
  },
}
const shirtdressMeasures = {
  chest: across(168, 366),
  waist: across(152, 474),
  gown: down(74, 132, 919),
  sleeve: aslant([164, 170], [264, 408], 34),
}
export const shirtdress: Sketch = {
  drawing: dresses.shirtdress,
  size: { chest: 51, gown: 110 },
  measures: shirtdressMeasures,
}
export const maiddress: Sketch = {
  drawing: maidsetDrawing,
  size: { chest: 52, gown: 106 },
  measures: shirtdressMeasures,
}
export const wrapdress: Sketch = {
  drawing: dresses.wrapdress,
  size: { chest: 48, gown: 112 },
  measures: {
    chest: across(148, 352),
    waist: across(132, 476),
    gown: down(82, 128, 926),
    sleeve: aslant([170, 164], [268, 356], 34),
  },
}
export const trapeze: Sketch = {
  drawing: dresses.trapeze,
  size: { chest: 50, gown: 96 },
  measures: {
    chest: across(180, 324),
    gown: down(80, 132, 927),
    sleeve: aslant([164, 168], [262, 300], 34),
    hem: across(292, 904),
  },
}
export const maxi: Sketch = {
  drawing: dresses.maxi,
  size: { chest: 48, skirt: 112 },
  measures: {
    chest: across(144, 280),
    waist: across(122, 386),
    skirt: downBeside(330, [122, 386], [150, 962]),
    hem: across(270, 940),
  },
}
const teedressMeasures = {
  chest: across(184, 320),
  gown: down(88, 134, 887),
  sleeve: aslant([176, 170], [288, 340], 34),
  hem: across(206, 880),
}
export const teedress: Sketch = {
  drawing: dresses.teedress,
  size: { chest: 48, gown: 88 },
  measures: teedressMeasures,
}
export const jerseydress: Sketch = {
  drawing: dresses.teedress,
  size: { chest: 46, gown: 98 },
  measures: teedressMeasures,
}
export const sweatdress: Sketch = {
  drawing: dresses.sweatdress,
  size: { chest: 52, gown: 86 },
  measures: {
    chest: across(198, 360),
    gown: down(88, 136, 904),
    longSleeve: aslant([190, 178], [300, 730], 68),
    hem: across(202, 896),
  },
}
export const kidsdress: Sketch = {
  drawing: dresses.kidsdress,
  size: { chest: 33, gown: 66 },
  measures: {
    chest: across(166, 376),
    waist: across(154, 460),
    gown: down(76, 226, 829),
    sleeve: aslant([156, 256], [240, 356], 34),
  },
}
export const pinafore: Sketch = {
  drawing: pinaforeDrawing,
  size: { waist: 31, gown: 70 },
  measures: { waist: across(149, 438), gown: downBeside(278, [96, 116], [222, 884]), hem: across(222, 884) },
}
export const sarafan: Sketch = {
  drawing: gowns.sarafan,
  size: { chest: 36, floor: 96 },
  measures: { chest: across(124, 236), floor: downBeside(338, [96, 92], [150, 922]), hem: across(282, 890) },
}
export const nightgown: Sketch = {
  drawing: gowns.nightgown,
  size: { chest: 49, gown: 104 },
  measures: { chest: across(136, 336), gown: downBeside(300, [78, 92], [130, 932]), hem: across(244, 906) },
}
export const robe: Sketch = {
  drawing: robeDrawing,
  size: { chest: 60, gown: 106 },
  measures: {
    chest: across(190, 340),
    gown: down(84, 126, 930),
    longSleeve: aslant([182, 166], [342, 650], 68),
    hem: across(228, 916),
  },
}
const pyjamaMeasures = {
  chest: across(172, 380),
  length: down(66, 174, 643),
  sleeve: aslant([162, 206], [268, 446], 34),
}
export const pyjamas: Sketch = {
  drawing: pyjamasDrawing,
  size: { chest: 54, length: 70 },
  measures: pyjamaMeasures,
}
export const kidspyjamas: Sketch = {
  drawing: pyjamasDrawing,
  size: { chest: 41, length: 50 },
  measures: pyjamaMeasures,
}
