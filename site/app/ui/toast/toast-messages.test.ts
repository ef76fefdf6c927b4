import { expect, it } from 'vitest'
import { hideToast, showToast, subscribeToToasts, visibleToasts } from './toast-messages.ts'

const texts = () => visibleToasts().map((toast) => toast.text)

it('shows three messages at most, the newest last, none of them twice', () => {
  for (const text of ['Первое', 'Второе', 'Первое', 'Третье', 'Четвёртое']) showToast(text)
  expect(texts()).toEqual(['Первое', 'Третье', 'Четвёртое'])
})

it('tells whoever follows of each change, until they do so no more', () => {
  let told = 0
  const leave = subscribeToToasts(() => told++)
  const [first] = visibleToasts()
  if (first) hideToast(first.id)
  expect(texts()).toEqual(['Третье', 'Четвёртое'])
  expect(told).toBe(1)
  leave()
  showToast('Пятое', 'failure')
  expect(told).toBe(1)
  expect(visibleToasts().at(-1)).toMatchObject({ text: 'Пятое', tone: 'failure' })
})
