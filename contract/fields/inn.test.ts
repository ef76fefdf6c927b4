import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { userPatch } from '../accounts/accounts.ts'
import { messages } from '../errors/messages.ts'
import { isInn } from './inn.ts'

it.each(['7707083893', '7736050003', '500100732259'])('accepts %s as an INN', (inn) => {
  expect(isInn(inn)).toBe(true)
})

it('refuses every wrong last digit of a company’s INN and every wrong last two of a person’s', () => {
  const companies = Array.from({ length: 10 }, (_, digit) => `770708389${digit}`)
  expect(companies.filter(isInn)).toEqual(['7707083893'])
  const people = Array.from({ length: 100 }, (_, n) => `5001007322${String(n).padStart(2, '0')}`)
  expect(people.filter(isInn)).toEqual(['500100732259'])
})

it('reports a wrong length or a wrong digit of an INN', () => {
  const messageOf = (inn: string) => z.safeParse(userPatch, { inn }).error?.issues[0]?.message
  expect(messageOf('123')).toBe(messages.innFormat)
  expect(messageOf('7707083894')).toBe(messages.innWrong)
  expect(messageOf('7707083893')).toBeUndefined()
  expect(messageOf('')).toBeUndefined()
})
