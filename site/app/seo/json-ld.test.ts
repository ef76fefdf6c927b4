import { expect, it } from 'vitest'
import { breadcrumbList, faqPage, serializeJsonLd, videoObjects } from './json-ld.ts'

it('numbers the breadcrumbs and has absolute URLs', () => {
  const crumbs = [
    { label: 'Главная', to: '/' },
    { label: 'Каталог', to: '/catalog/' },
  ]
  expect(breadcrumbList(crumbs, 'https://rapport.example').itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Главная', item: 'https://rapport.example/' },
    { '@type': 'ListItem', position: 2, name: 'Каталог', item: 'https://rapport.example/catalog/' },
  ])
})

it('has the accepted answer of each question', () => {
  expect(faqPage([{ question: 'Где?', answer: '<p>Здесь</p>' }]).mainEntity).toEqual([
    { '@type': 'Question', name: 'Где?', acceptedAnswer: { '@type': 'Answer', text: '<p>Здесь</p>' } },
  ])
})

it('has the thumbnail and player of each video', () => {
  const video = {
    name: 'Печать',
    description: 'Полотно',
    thumbnailUrl: 't',
    url: 'u',
    embedUrl: 'e',
    uploadDate: '2026-04-16T00:00:00+03:00',
  }
  expect(videoObjects([video])['@graph']).toEqual([{ '@type': 'VideoObject', inLanguage: 'ru', ...video }])
})

it('escapes a name that would end the script element', () => {
  const text = serializeJsonLd({ name: '</script><script>alert(1)</script>' })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>' })
})

it('has no typographic spaces', () => {
  expect(JSON.parse(serializeJsonLd({ name: 'Ткань 180\u00a0г/\u2060м²' }))).toEqual({
    name: 'Ткань 180 г/м²',
  })
})
