import { expect, test } from 'vitest'
import { contextWith } from '../test/read-context.ts'
import { readFilms } from './films.ts'

const FILES = {
  'films/fabrika.mp4': '\0\0\0\u0020ftypisom',
  'films/fabrika.vtt': 'WEBVTT\n\n',
  'films/page.mp4': '<html>',
  'films/words.vtt': 'Субтитры',
}
const home = (...films: object[]) => ({
  video: { title: '', video: '', text: '', picture: null, film: null, uploadedOn: null },
  excursion: {
    title: '',
    subtitle: '',
    videos: films.map((film) => ({
      title: '',
      video: '',
      picture: '',
      uploadedOn: null,
      film: { file: 'fabrika.mp4', captions: 'fabrika.vtt', start: 0, end: null, ...film },
    })),
  },
})

test('readFilms reads a film of several videos once, with its captions', async () => {
  const context = await contextWith(FILES)
  const films = await readFilms(context, home({ end: 7 }, { start: 7, end: 14 }))
  expect([films.map(({ name }) => name), context.errors.lines]).toEqual([['fabrika.mp4', 'fabrika.vtt'], []])
})

test.each([
  [{ file: 'page.mp4' }, 'film.file: must name a .mp4 of 2 MB or less in films/'],
  [{ file: 'fabrika.vtt' }, 'film.file: must name a .mp4 of 2 MB or less in films/'],
  [{ file: '../fabrika.mp4' }, 'film.file: must name a .mp4 of 2 MB or less in films/'],
  [{ captions: 'words.vtt' }, 'film.captions: must name a .vtt of 2 MB or less in films/'],
  [{ start: 7, end: 7 }, 'film.end: must come after its start'],
])('readFilms reports the film %j', async (film, problem) => {
  const context = await contextWith(FILES)
  await readFilms(context, home(film))
  expect(context.errors.lines).toEqual([`content/home/excursion.yaml, ${problem}`])
})
