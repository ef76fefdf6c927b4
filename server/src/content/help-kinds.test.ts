import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { ContentKindName, Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import { beforeAll, expect, it } from 'vitest'
import { createDraft, createPublished, publish } from '../../test/content/entries.ts'
import { SOON } from '../../test/soon.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'

const zone = (title: string, cities: string[], aliases: string[] = []) => ({
  title,
  cities,
  aliases,
  daysMin: 1,
  daysMax: 2,
  pointPrice: 39_000,
  doorPrice: 62_000,
  boxKg: 10,
  position: null,
})

describeStaff('questions, layout requirements and delivery zones', (server) => {
  let editor: SignedIn
  beforeAll(async () => {
    editor = await server().signedIn('editor')
  })
  const resultOf = async (path: string) => (await server().app.inject(`/api/v1/${path}`)).json().result
  const mistakes = async <K extends ContentKindName>(kind: K, snapshot: Snapshots[K]) =>
    (await publish(editor, await createDraft(editor, kind, snapshot))).errors

  it('are shown on their pages in order when published, and hidden when unpublished', async () => {
    const question = { answer: '**Да**: [каталог](/catalog/)', position: null }
    const asked = await createPublished(editor, 'faq-question', {
      title: 'Можно?',
      topics: ['help', 'sewn'],
      ...question,
    })
    await createPublished(editor, 'faq-question', { ...question, title: 'Сядет?', topics: ['sewn'] })
    await createPublished(editor, 'layout-requirement', { title: 'Цвет', content: 'CMYK', position: null })
    await createPublished(editor, 'layout-requirement', { title: 'Формат', content: 'EPS', position: -1 })
    await createDraft(editor, 'layout-requirement', { title: 'Черновик', content: 'Нет', position: null })
    await expect
      .poll(() => resultOf('help'), SOON)
      .toMatchObject({
        questions: [
          { question: 'Можно?', answer: '<p><strong>Да</strong>: <a href="/catalog/">каталог</a></p>' },
        ],
        layoutRequirements: [{ title: 'Формат' }, { title: 'Цвет' }],
      })
    await editor.call('takeDownEntry', { id: asked.id, body: { version: asked.version } })
    await expect.poll(async () => (await resultOf('help')).questions, SOON).toEqual([])
  })

  it('report errors at their fields', async () => {
    expect(await mistakes('faq-question', { title: '', answer: '', topics: [], position: null })).toEqual({
      'entries.0.title': [editingMessages.questionRequired],
      'entries.0.answer': [editingMessages.bodyRequired],
      'entries.0.topics': [editingMessages.topicRequired],
    })
    expect(await mistakes('layout-requirement', { title: '', content: ' ', position: null })).toEqual({
      'entries.0.title': [editingMessages.titleRequired],
      'entries.0.content': [editingMessages.bodyRequired],
    })
    const wrong = { ...zone('Юг', []), daysMin: 3, pointPrice: 70_000, boxKg: 0 }
    expect(await mistakes('delivery-zone', wrong)).toEqual({
      'entries.0.cities': [editingMessages.cityRequired],
      'entries.0.boxKg': [editingMessages.wholeNumberFromOne],
      'entries.0.daysMax': [editingMessages.daysFall],
      'entries.0.doorPrice': [editingMessages.doorCheaper],
    })
  })

  it('allow a city in one zone only, under any name', async () => {
    await createPublished(editor, 'delivery-zone', zone('Центр', [' Тула '], ['ТЛ']))
    expect((await resultOf('delivery-zones')).zones).toMatchObject([{ name: 'Центр', cities: ['Тула'] }])
    expect(await mistakes('delivery-zone', zone('Юг', ['Сочи', 'тула'], ['Тл', 'сочи']))).toEqual({
      'entries.0.cities.1': [editingMessages.cityInZone('тула', 'Центр')],
      'entries.0.aliases.0': [editingMessages.cityInZone('Тл', 'Центр')],
      'entries.0.aliases.1': [editingMessages.cityInZone('сочи', 'Юг')],
    })
  })
})
