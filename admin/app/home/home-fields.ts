import type {
  ClientSnapshot,
  ExcursionVideoSnapshot,
  HomeBlockSnapshot,
  ReviewSnapshot,
  SlideSnapshot,
  StepSnapshot,
  WorkSnapshot,
} from '@rapport/staff-contract/snapshots/home-snapshot'
import type { EntryForm } from '../editing/entry-form.ts'
import { seoFields } from '../editing/fields/seo-fields.tsx'
import { BLOCK_NAMES } from './home-blocks.ts'

const joined = (...words: (string | null | undefined)[]) => words.filter(Boolean).join(' · ')
const dayText = (day: string) => day.split('-').reverse().join('.')
const stepText = ({ title, content, picture }: StepSnapshot) => joined(title, content, picture)

export const homeFields = {
  title: { label: 'Название' },
  blocks: {
    label: 'Порядок блоков',
    shown: 'list',
    getText: ({ name, isShown }: HomeBlockSnapshot) => `${BLOCK_NAMES[name]}${isShown ? '' : ' (скрыт)'}`,
  },
  slides: {
    label: 'Слайды',
    shown: 'list',
    getText: ({ title, subtitle, content, picture, portrait }: SlideSnapshot) =>
      joined(title, subtitle, content, picture, portrait),
  },
  'video.title': { label: 'Видео: заголовок' },
  'video.video': { label: 'Видео: адрес' },
  'video.uploadedOn': { label: 'Видео: дата выхода', getText: dayText },
  'video.picture': { label: 'Видео: картинка', shown: 'picture' },
  'video.text': { label: 'Видео: текст' },
  'video.film': { label: 'Видео: запасной ролик' },
  'video.film.src': { label: 'Видео: файл запасного ролика' },
  'video.film.captions': { label: 'Видео: субтитры' },
  'video.film.start': { label: 'Видео: начало, с' },
  'video.film.end': { label: 'Видео: конец, с' },
  orderSteps: { label: 'Шаги заказа', shown: 'list', getText: stepText },
  facts: { label: 'Факты', shown: 'list', getText: stepText },
  'clients.title': { label: 'Клиенты: заголовок' },
  'clients.list': {
    label: 'Клиенты',
    shown: 'list',
    getText: ({ name, picture }: ClientSnapshot) => joined(name, picture),
  },
  'portfolio.title': { label: 'Работы: заголовок' },
  'portfolio.list': {
    label: 'Работы',
    shown: 'list',
    getText: ({ title, picture }: WorkSnapshot) => joined(title, picture),
  },
  'excursion.title': { label: 'Экскурсия: заголовок' },
  'excursion.subtitle': { label: 'Экскурсия: подзаголовок' },
  'excursion.list': {
    label: 'Экскурсия: видео',
    shown: 'list',
    getText: ({ title, video, uploadedOn, picture, film }: ExcursionVideoSnapshot) =>
      joined(
        title,
        video,
        uploadedOn && dayText(uploadedOn),
        picture,
        film && `${film.src} ${film.start}–${film.end ?? 'конец'}`,
      ),
  },
  'testimonials.title': { label: 'Отзывы: заголовок' },
  'testimonials.list': {
    label: 'Отзывы',
    shown: 'list',
    getText: ({ name, position, content }: ReviewSnapshot) => joined(name, position, content),
  },
  ...seoFields,
} satisfies EntryForm<'home'>['fields']
