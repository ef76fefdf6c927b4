import { expect, it } from 'vitest'
import { hideToast, showToast, subscribeToToasts, visibleToasts } from './toast-messages.ts'

const texts = () => visibleToasts().map((toast) => toast.text)

it('shows at most three messages, the newest last, without duplicates', () => {
  for (const text of ['Первое', 'Второе', 'Первое', 'Третье', 'Четвёртое']) showToast(text)
  expect(texts()).toEqual(['Первое', 'Третье', 'Четвёртое'])
})

it('notifies subscribers of each change until they unsubscribe', () => {
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
