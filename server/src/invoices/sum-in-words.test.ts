import { toKopecks } from '@rapport/contract/money/kopecks'
import { describe, expect, it } from 'vitest'
import { sumInWords } from './sum-in-words.ts'

describe('sumInWords', () => {
  it.each([
    [0, 'Ноль рублей 00 копеек'],
    [5, 'Ноль рублей 05 копеек'],
    [100, 'Один рубль 00 копеек'],
    [201, 'Два рубля 01 копейка'],
    [302, 'Три рубля 02 копейки'],
    [504, 'Пять рублей 04 копейки'],
    [1_110, 'Одиннадцать рублей 10 копеек'],
    [1_211, 'Двенадцать рублей 11 копеек'],
    [1_414, 'Четырнадцать рублей 14 копеек'],
    [2_121, 'Двадцать один рубль 21 копейка'],
    [2_222, 'Двадцать два рубля 22 копейки'],
    [10_199, 'Сто один рубль 99 копеек'],
    [11_100, 'Сто одиннадцать рублей 00 копеек'],
    [100_000, 'Одна тысяча рублей 00 копеек'],
    [100_100, 'Одна тысяча один рубль 00 копеек'],
    [200_000, 'Две тысячи рублей 00 копеек'],
    [500_000, 'Пять тысяч рублей 00 копеек'],
    [1_100_000, 'Одиннадцать тысяч рублей 00 копеек'],
    [2_100_000, 'Двадцать одна тысяча рублей 00 копеек'],
    [12_345_607, 'Сто двадцать три тысячи четыреста пятьдесят шесть рублей 07 копеек'],
    [100_000_000, 'Один миллион рублей 00 копеек'],
    [200_000_202, 'Два миллиона два рубля 02 копейки'],
    [500_000_000, 'Пять миллионов рублей 00 копеек'],
    [100_100_100_000, 'Один миллиард один миллион одна тысяча рублей 00 копеек'],
    [100_000_000_000, 'Один миллиард рублей 00 копеек'],
    [
      99_999_999_999_999,
      'Девятьсот девяносто девять миллиардов девятьсот девяносто девять миллионов девятьсот девяносто девять тысяч девятьсот девяносто девять рублей 99 копеек',
    ],
  ])('writes %d kopecks as «%s»', (kopecks, words) => {
    expect(sumInWords(toKopecks(kopecks))).toBe(words)
  })

  it('writes every number of kopecks with two digits and the right form of the word', () => {
    const forms = new Intl.PluralRules('ru')
    const words = { one: 'копейка', few: 'копейки', many: 'копеек' } as Record<string, string>
    for (let kopecks = 0; kopecks < 100; kopecks += 1)
      expect(sumInWords(toKopecks(700 + kopecks))).toBe(
        `Семь рублей ${String(kopecks).padStart(2, '0')} ${words[forms.select(kopecks)]}`,
      )
  })

  it('writes the right form of «рубль» behind any number up to 1 200', () => {
    const forms = new Intl.PluralRules('ru')
    const words = { one: 'рубль', few: 'рубля', many: 'рублей' } as Record<string, string>
    for (let roubles = 0; roubles <= 1_200; roubles += 1)
      expect(sumInWords(toKopecks(roubles * 100))).toMatch(
        new RegExp(`^[А-Я][а-я ]+ ${words[forms.select(roubles)]} 00 копеек$`),
      )
  })

  it.each([-1, 1e14])('refuses %d', (kopecks) => {
    expect(() => sumInWords(toKopecks(kopecks))).toThrow(RangeError)
  })
})
