import * as shirts from '../garments/shirts.ts'
import * as tailoring from '../garments/tailoring.ts'
import * as uniforms from '../garments/uniforms.ts'
import * as workwear from '../garments/workwear.ts'
import { across, aslant, down, downBeside, type Sketch } from './sketch.ts'

const shirtMeasures = {
  chest: across(214, 408),
  shoulders: across(202, 212),
  length: down(78, 166, 874),
  longSleeve: aslant([202, 212], [344, 820], 68),
}
export const shirt: Sketch = {
  drawing: shirts.shirt,
  size: { chest: 57, length: 76 },
  measures: shirtMeasures,
}
export const schoolshirt: Sketch = {
  drawing: shirts.shirt,
  size: { chest: 41, length: 54 },
  measures: shirtMeasures,
}
export const bandshirt: Sketch = {
  drawing: shirts.bandshirt,
  size: { chest: 56, length: 75 },
  measures: shirtMeasures,
}
export const flannelshirt: Sketch = {
  drawing: shirts.flannelshirt,
  size: { chest: 57, length: 76 },
  measures: shirtMeasures,
}
export const camp: Sketch = {
  drawing: shirts.camp,
  size: { chest: 57, length: 72 },
  measures: {
    chest: across(220, 404),
    shoulders: across(214, 216),
    length: down(78, 168, 848),
    sleeve: aslant([214, 216], [336, 430], 34),
  },
}
const blouseMeasures = {
  chest: across(196, 392),
  shoulders: across(176, 204),
  length: down(76, 166, 840),
  longSleeve: aslant([176, 204], [318, 770], 68),
}
export const blouse: Sketch = {
  drawing: shirts.blouse,
  size: { chest: 51, length: 65 },
  measures: blouseMeasures,
}
export const schoolblouse: Sketch = {
  drawing: shirts.blouse,
  size: { chest: 39, length: 50 },
  measures: blouseMeasures,
}
export const kosovorotka: Sketch = {
  drawing: shirts.kosovorotka,
  size: { chest: 58, length: 80 },
  measures: {
    chest: across(218, 420),
    shoulders: across(206, 214),
    length: down(100, 160, 870),
    longSleeve: aslant([206, 214], [348, 800], 68),
  },
}
export const scrubs: Sketch = {
  drawing: uniforms.scrubs,
  size: { chest: 54, length: 72 },
  measures: {
    chest: across(220, 404),
    shoulders: across(214, 216),
    length: down(78, 166, 854),
    sleeve: aslant([214, 216], [332, 420], 34),
  },
}
export const chefjacket: Sketch = {
  drawing: workwear.chefjacket,
  size: { chest: 60, length: 77 },
  measures: {
    chest: across(214, 412),
    shoulders: across(204, 216),
    length: down(92, 160, 868),
    longSleeve: aslant([204, 216], [346, 820], 68),
  },
}
export const workcoat: Sketch = {
  drawing: workwear.workcoat,
  size: { chest: 60, gown: 96 },
  measures: {
    chest: across(204, 380),
    shoulders: across(190, 172),
    gown: down(80, 130, 930),
    longSleeve: aslant([190, 172], [326, 720], 68),
  },
}
export const jacket: Sketch = {
  drawing: tailoring.jacket,
  size: { chest: 54, length: 66 },
  measures: {
    chest: across(218, 420),
    shoulders: across(204, 212),
    length: down(80, 170, 822),
    longSleeve: aslant([204, 212], [344, 756], 68),
  },
}
const vestMeasures = { chest: across(232, 384), length: down(100, 130, 914), hem: across(220, 812) }
export const vest: Sketch = {
  drawing: tailoring.vest,
  size: { chest: 54, length: 66 },
  measures: vestMeasures,
}
export const linenvest: Sketch = {
  drawing: tailoring.vest,
  size: { chest: 50, length: 62 },
  measures: vestMeasures,
}
export const hivis: Sketch = {
  drawing: uniforms.hivis,
  size: { chest: 66, length: 70 },
  measures: { chest: across(218, 412), length: down(90, 158, 853) },
}
export const apron: Sketch = {
  drawing: workwear.apron,
  size: { hem: 72, length: 88 },
  measures: { bib: across(108, 222), length: downBeside(300, [108, 222], [236, 880]), hem: across(236, 868) },
}
export const halfapron: Sketch = {
  drawing: workwear.halfapron,
  size: { hem: 94, skirt: 62 },
  measures: {
    waist: across(234, 252),
    skirt: downBeside(306, [234, 250], [250, 800]),
    hem: across(250, 790),
  },
}
