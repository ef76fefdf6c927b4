import type { SeoFault } from '@rapport/staff-contract/seo-pages/seo-pages'

export const faultLabels: Record<SeoFault, string> = {
  'title-repeats': 'Заголовок повторяется',
  'title-cut': 'Заголовок обрежут',
  'description-repeats': 'Описание повторяется',
  'description-cut': 'Описание обрежут',
  'description-empty': 'Без описания',
  'description-unwritten': 'Описание составил сайт',
  'no-picture': 'Без картинки для\u00A0соцсетей',
  'not-indexed': 'Скрыта от\u00A0поиска',
}

/** Faults that may be intended. */
const HARMLESS: readonly SeoFault[] = ['description-unwritten', 'not-indexed']

export const isMistake = (fault: SeoFault): boolean => !HARMLESS.includes(fault)
