import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { messages } from '../errors/messages.ts'
import { findAccountError, findCorrespondentAccountError } from './bank-accounts.ts'
import { findBicError } from './bic.ts'
import { findKppError } from './kpp.ts'
import { findInnError, findOgrnError } from './registration-numbers.ts'
import { requisiteMessages } from './requisite-messages.ts'

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''))

/** Calculates the key by the recipe of the order: the last digit of the sum, times three, its last digit. */
function withKey(division: string, account: string): string {
  const open = `${account.slice(0, 8)}0${account.slice(9)}`
  const sum = Array.from(division + open, Number).reduce(
    (total, digit, at) => total + digit * ([7, 1, 3][at % 3] ?? 0),
    0,
  )
  return `${open.slice(0, 8)}${((sum % 10) * 3) % 10}${open.slice(9)}`
}

const replaceDigit = (text: string, at: number, digit: number) =>
  text.slice(0, at) + digit + text.slice(at + 1)

/** Every text that differs in one digit. */
const withOneDigitChanged = (text: string) =>
  Array.from(text).flatMap((old, at) =>
    Array.from({ length: 10 }, (_, digit) => digit)
      .filter((digit) => digit !== Number(old))
      .map((digit) => replaceDigit(text, at, digit)),
  )

const bankBics = fc
  .tuple(digits(4), fc.integer({ min: 50, max: 999 }))
  .map(([place, bank]) => `04${place}${String(bank).padStart(3, '0')}`)

describe('registration numbers', () => {
  it('accepts an INN, an OGRN and a KPP, and says what is wrong with others', () => {
    expect(['7707083893', '500100732259'].map(findInnError)).toEqual([undefined, undefined])
    expect(['', '770708389', '77070838931', '770708389О'].map(findInnError)).toEqual(
      Array.from({ length: 4 }, () => messages.innFormat),
    )
    expect(findInnError('7707083894')).toBe(messages.innWrong)
    expect(['1027700132195', '304500116000157'].map(findOgrnError)).toEqual([undefined, undefined])
    expect(findOgrnError('102770013219')).toBe(requisiteMessages.ogrnFormat)
    expect(findOgrnError('1027700132196')).toBe(requisiteMessages.ogrnWrong)
    expect(['770701001', '7707AZ001'].map(findKppError)).toEqual([undefined, undefined])
    for (const kpp of ['', '77070100', '7707010011', '7707az001', '7707АВ001', 'AA0701001', ' 770701001'])
      expect(findKppError(kpp)).toBe(messages.kppFormat)
  })

  it('refuses every INN with one wrong digit', () => {
    // Remainders 0 and 10 have the same check digit 0, so a few wrong INN of companies remain valid.
    for (const inn of ['7707083893', '500100732259'])
      for (const wrong of withOneDigitChanged(inn))
        if (findInnError(wrong) === undefined) expect(wrong.length).toBe(10)
  })

  it('refuses a BIC of another form', () => {
    expect(['044525225', '017003983', '004525988', '024501901', '042202115'].map(findBicError)).toEqual(
      Array.from({ length: 5 }, () => undefined),
    )
    for (const bic of ['', '04452522', '0445252255', '770701001', '04452522a', '04452522５'])
      expect(findBicError(bic)).toBe(requisiteMessages.bicFormat)
  })
})

describe('accounts', () => {
  it('accepts the example of the Bank of Russia', () => {
    expect(findAccountError('40602810700000000025', '049805746')).toBeUndefined()
    expect(findCorrespondentAccountError('30101810800000000746', '049805746')).toBeUndefined()
  })

  it.each([
    ['044525225', '30101810400000000225'],
    ['044525974', '30101810145250000974'],
    ['044525104', '30101810745374525104'],
    ['017003983', '40102810445370000059'],
    ['004525988', '40102810545370000003'],
    ['024501901', '40102810045370000002'],
    ['010507002', '40102810545370000012'],
    ['042202115', '40102810845370000115'],
  ])('accepts the published correspondent account beside BIC %s', (bic, account) => {
    expect(findCorrespondentAccountError(account, bic)).toBeUndefined()
  })

  it('accepts accounts of the treasury, which have no key', () => {
    for (const account of ['03100643000000018500', '03212643000000017200', '03214643000000013300'])
      expect(findAccountError(account, '017003983')).toBeUndefined()
    expect(findAccountError('00702810938000000000', '044525225')).toBe(requisiteMessages.accountWrong)
  })

  it('accepts the account with its key and refuses every other digit of it, at any bank', () => {
    fc.assert(
      fc.property(bankBics, digits(15), (bic, rest) => {
        const account = withKey(bic.slice(-3), `40702${rest}`)
        expect(findAccountError(account, bic)).toBeUndefined()
        for (const wrong of withOneDigitChanged(account))
          expect(findAccountError(wrong, bic)).toBe(
            /^0[1-3]...643/.test(wrong) ? undefined : requisiteMessages.accountWrong,
          )
      }),
      { seed: 45, numRuns: 200 },
    )
  })

  it('accepts an account with one digit of the bank changed only if the key does not depend on it', () => {
    fc.assert(
      fc.property(bankBics, digits(15), (bic, rest) => {
        const account = withKey(bic.slice(-3), `40702${rest}`)
        for (const [at, wrong] of withOneDigitChanged(bic).map(
          (text, n) => [Math.floor(n / 9), text] as const,
        )) {
          if (at === 0 || /00[012]$/.test(wrong)) continue
          expect(findAccountError(account, wrong) === undefined).toBe(at < 6)
        }
      }),
      { seed: 45, numRuns: 100 },
    )
  })

  it('accepts a correspondent account with its key and refuses every other digit of it', () => {
    fc.assert(
      fc.property(bankBics, digits(12), (bic, rest) => {
        const account = withKey(`0${bic.slice(4, 6)}`, `30101${rest}${bic.slice(-3)}`)
        expect(findCorrespondentAccountError(account, bic)).toBeUndefined()
        for (const wrong of withOneDigitChanged(account))
          expect(findCorrespondentAccountError(wrong, bic)).toBeTypeOf('string')
        for (const wrong of withOneDigitChanged(bic).slice(4 * 9))
          expect(findCorrespondentAccountError(account, wrong)).toBeTypeOf('string')
      }),
      { seed: 45, numRuns: 200 },
    )
  })

  it('calculates the key of an account in the Bank of Russia by the place of its division', () => {
    fc.assert(
      fc.property(digits(4), fc.constantFrom('000', '001', '002'), digits(15), (place, end, rest) => {
        const bic = `04${place}${end}`
        const account = withKey(`0${place.slice(2)}`, `40102${rest}`)
        expect(findAccountError(account, bic)).toBeUndefined()
        expect(findAccountError(replaceDigit(account, 8, (Number(account[8]) + 1) % 10), bic)).toBe(
          requisiteMessages.accountWrong,
        )
        expect(findCorrespondentAccountError('', bic)).toBeUndefined()
      }),
      { seed: 45, numRuns: 200 },
    )
  })

  it('says what is wrong with an account of another length, kind or beside a wrong BIC', () => {
    expect(findAccountError('4070281093800000000', '044525225')).toBe(requisiteMessages.accountFormat)
    expect(findAccountError('40702810938000000000 ', '044525225')).toBe(requisiteMessages.accountFormat)
    expect(findAccountError('40702810938000000000', '04452522')).toBeUndefined()
    expect(findCorrespondentAccountError('', '044525225')).toBe(requisiteMessages.correspondentFormat)
    expect(findCorrespondentAccountError('40702810938000000000', '044525225')).toBe(
      requisiteMessages.correspondentKind,
    )
    expect(findCorrespondentAccountError('30101810400000000226', '044525225')).toBe(
      requisiteMessages.correspondentWrong,
    )
    expect(findCorrespondentAccountError('30101810400000000225', '044525000')).toBe(
      requisiteMessages.correspondentOfCentralBank,
    )
  })
})
