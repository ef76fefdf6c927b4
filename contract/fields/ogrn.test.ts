import { expect, it } from 'vitest'
import { isOgrn } from './ogrn.ts'

it.each(['1027700132195', '304500116000157'])('accepts %s as an OGRN', (ogrn) => {
  expect(isOgrn(ogrn)).toBe(true)
})

it('refuses every wrong last digit of an OGRN, and other lengths', () => {
  const companies = Array.from({ length: 10 }, (_, digit) => `102770013219${digit}`)
  expect(companies.filter(isOgrn)).toEqual(['1027700132195'])
  expect(['', '102770013219', '10277001321950', '10277001З2195'].filter(isOgrn)).toEqual([])
})
