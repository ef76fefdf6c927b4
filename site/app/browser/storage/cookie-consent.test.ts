import { expect, it } from 'vitest'
import { counterCookies } from './cookie-consent.ts'

it('recognizes cookies of counters by their names', () => {
  const cookies = 'XSRF-TOKEN=a; _ym_uid=1; _ga=2; _ga_ABC=3; tmr_lvid=4; _gid=5; _gidget=6; my_ym_=7'
  expect(counterCookies(cookies)).toEqual(['_ym_uid', '_ga', '_ga_ABC', 'tmr_lvid', '_gid'])
  expect(counterCookies('')).toEqual([])
})
