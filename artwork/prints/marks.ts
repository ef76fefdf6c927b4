import { lettering, wordWidth } from './lettering.ts'
import { emblems } from './marks/emblems.ts'

const INK = '#1A1815'
const HEIGHT = 200
const EMBLEM = 160

/** Clients' marks: an emblem, and a name in one or two lines. */
export const clientNames: Record<string, string[]> = {
  dvor: ['СЕВЕРНЫЙ', 'ДВОР'],
  myata: ['МЯТА', 'И ЛЁН'],
  prichal: ['ТИХИЙ', 'ПРИЧАЛ'],
  lojki: ['ТРИ', 'ЛОЖКИ'],
  karniz: ['КАРНИЗ'],
  reka: ['ДОМ', 'У РЕКИ'],
  myach: ['РЫЖИЙ', 'МЯЧ'],
  gonchar: ['ГОНЧАРНЫЙ', 'РЯД'],
  chay: ['САД', 'И ЧАЙ'],
  veter: ['СТЕПНОЙ', 'ВЕТЕР'],
  bant: ['ЛИСИЙ', 'БАНТ'],
  rotonda: ['РОТОНДА'],
}

/** Draws the mark of a client in one colour without ground. Undefined if there is none. */
export function drawMark(word: string): { width: number; height: number; drawing: string } | undefined {
  const lines = Object.hasOwn(clientNames, word) ? clientNames[word] : undefined
  const emblem = Object.hasOwn(emblems, word) ? emblems[word] : undefined
  if (!lines || !emblem) return undefined
  const size = lines.length > 1 ? 54 : 72
  const leading = 26
  const block = lines.length * size + (lines.length - 1) * leading
  const left = 20 + EMBLEM + 36
  const words = lines.map((line, index) =>
    lettering(line, [left, (HEIGHT - block) / 2 + index * (size + leading)], size, INK),
  )
  const width = Math.ceil(left + Math.max(...lines.map((line) => wordWidth(line, size))) + 20)
  return {
    width,
    height: HEIGHT,
    drawing: `<g transform="translate(100 100)">${emblem(INK)}</g>${words.join('')}`,
  }
}
