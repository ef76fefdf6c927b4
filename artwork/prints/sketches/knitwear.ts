import { babybody } from '../garments/bottoms.ts'
import * as knitwear from '../garments/knitwear.ts'
import * as polos from '../garments/polos.ts'
import { bib as trainingBib } from '../garments/sportswear.ts'
import * as tops from '../garments/tops.ts'
import * as workwear from '../garments/workwear.ts'
import { across, aslant, down, type Sketch } from './sketch.ts'

const shortSleeve = aslant([196, 224], [334, 404], 34)
const teeMeasures = {
  chest: across(208, 384),
  shoulders: across(196, 224),
  length: down(92, 188, 846),
  sleeve: shortSleeve,
}
export const tee: Sketch = { drawing: tops.tee, size: { chest: 52, length: 71 }, measures: teeMeasures }
export const kidstee: Sketch = { drawing: tops.tee, size: { chest: 38, length: 50 }, measures: teeMeasures }
export const henley: Sketch = {
  drawing: knitwear.henley,
  size: { chest: 54, length: 72 },
  measures: teeMeasures,
}
export const oversize: Sketch = {
  drawing: tops.oversize,
  size: { chest: 62, length: 74 },
  measures: {
    chest: across(238, 418),
    shoulders: across(250, 236),
    length: down(92, 188, 840),
    sleeve: aslant([250, 236], [350, 476], 34),
  },
}
export const croptee: Sketch = {
  drawing: knitwear.croptee,
  size: { chest: 56, length: 52 },
  measures: {
    chest: across(261.8, 497.8),
    shoulders: across(275, 297.6),
    length: down(101.2, 244.8, 726),
    sleeve: aslant([275, 297.6], [385, 561.6], 34),
  },
}

const womenSleeve = aslant([182, 222], [286, 347], 34)
const womenMeasures = {
  chest: across(193, 378),
  waist: across(173, 556),
  length: down(116, 194, 803),
  sleeve: womenSleeve,
}
export const womentee: Sketch = {
  drawing: tops.womentee,
  size: { chest: 46, length: 62 },
  measures: womenMeasures,
}
export const veetee: Sketch = {
  drawing: tops.veetee,
  size: { chest: 46, length: 63 },
  measures: womenMeasures,
}
export const jersey: Sketch = {
  drawing: workwear.jersey,
  size: { chest: 53, length: 71 },
  measures: {
    chest: across(210, 392),
    length: down(88, 188, 847),
    raglan: aslant([88, 188], [326, 424], 44),
    hem: across(214, 842),
  },
}
export const polo: Sketch = {
  drawing: polos.polo,
  size: { chest: 54, length: 72 },
  measures: { ...teeMeasures, length: down(84, 184, 846), sleeve: aslant([196, 222], [338, 416], 34) },
}
export const womenpolo: Sketch = {
  drawing: polos.womenpolo,
  size: { chest: 47, length: 63 },
  measures: { ...womenMeasures, length: down(84, 186, 805), sleeve: aslant([182, 222], [294, 362], 34) },
}

const longTop = {
  chest: across(208, 404),
  shoulders: across(194, 226),
  length: down(92, 188, 843),
  longSleeve: aslant([194, 226], [346, 812], 68),
}
export const longpolo: Sketch = {
  drawing: polos.longpolo,
  size: { chest: 54, length: 70 },
  measures: { ...longTop, length: down(84, 184, 843) },
}
export const longsleeve: Sketch = {
  drawing: tops.longsleeve,
  size: { chest: 52, length: 67 },
  measures: longTop,
}
export const rashguard: Sketch = {
  drawing: tops.longsleeve,
  size: { chest: 46, length: 66 },
  measures: longTop,
}
export const tank: Sketch = {
  drawing: tops.tank,
  size: { chest: 51, length: 72 },
  measures: { chest: across(202, 394), length: down(110, 168, 847), hem: across(210, 842) },
}

const sweatMeasures = {
  chest: across(222, 420),
  shoulders: across(214, 236),
  length: down(92, 188, 854),
  longSleeve: aslant([214, 236], [338, 820], 68),
}
export const sweatshirt: Sketch = {
  drawing: tops.sweatshirt,
  size: { chest: 57, length: 68 },
  measures: sweatMeasures,
}
export const bomber: Sketch = {
  drawing: tops.bomber,
  size: { chest: 56, length: 66 },
  measures: sweatMeasures,
}
const hoodMeasures = {
  chest: across(222, 448),
  shoulders: across(216, 288),
  length: down(134, 262, 860),
  longSleeve: aslant([216, 288], [340, 832], 68),
}
export const hoodie: Sketch = {
  drawing: tops.hoodie,
  size: { chest: 58, length: 70 },
  measures: hoodMeasures,
}
export const kidshoodie: Sketch = {
  drawing: tops.hoodie,
  size: { chest: 44, length: 52 },
  measures: hoodMeasures,
}
export const ziphoodie: Sketch = {
  drawing: tops.ziphoodie,
  size: { chest: 58, length: 70 },
  measures: hoodMeasures,
}
export const hockey: Sketch = {
  drawing: knitwear.hockey,
  size: { chest: 66, length: 76 },
  measures: {
    chest: across(240, 410),
    shoulders: across(236, 226),
    length: down(92, 184, 858),
    longSleeve: aslant([236, 226], [368, 752], 68),
  },
}
export const knitvest: Sketch = {
  drawing: knitwear.knitvest,
  size: { chest: 38, length: 46 },
  measures: { chest: across(208, 398), length: down(86, 158, 857), hem: across(209, 850) },
}
export const bib: Sketch = {
  drawing: trainingBib,
  size: { chest: 52, length: 68 },
  measures: { chest: across(194, 420), length: down(102, 164, 849) },
}
export const babysuit: Sketch = {
  drawing: babybody,
  size: { chest: 24, length: 42 },
  measures: {
    chest: across(194, 396),
    shoulders: across(188, 268),
    length: down(104, 230, 826),
    sleeve: aslant([188, 268], [292, 410], 34),
  },
}
