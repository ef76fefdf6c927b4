import { expect, it } from 'vitest'
import { readVisit } from './visit.ts'

const PAGE = 'https://rapport.example/catalog/'

it('reads utm parameters of the URL with keys in camel case', () => {
  const href = `${PAGE}?utm_source=yandex&utm_medium=cpc&utm_campaign=leto&utm_content=a1&utm_term=polo&x=1`
  expect(readVisit(href, '')).toEqual({
    utmSource: 'yandex',
    utmMedium: 'cpc',
    utmCampaign: 'leto',
    utmContent: 'a1',
    utmTerm: 'polo',
  })
})

it('leaves out empty parameters and shortens long ones', () => {
  const { utmSource, ...rest } = readVisit(`${PAGE}?utm_source=${'ф'.repeat(300)}&utm_medium=+`, '')
  expect(utmSource).toHaveLength(255)
  expect(rest).toEqual({})
})

it('reads a foreign referrer, but not an invalid one or one of our hosts', () => {
  expect(readVisit(PAGE, 'https://yandex.ru/search/?text=polo')).toEqual({
    referrerUrl: 'https://yandex.ru/search/?text=polo',
  })
  expect(readVisit(PAGE, 'https://rapport.example/')).toEqual({})
  expect(readVisit(PAGE, 'https://spb.rapport.example/catalog/')).toEqual({})
  expect(readVisit('https://spb.rapport.example/', PAGE, 'https://rapport.example')).toEqual({})
  expect(readVisit(PAGE, 'not an address')).toEqual({})
})
