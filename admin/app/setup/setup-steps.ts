import type { GapCode } from '@rapport/staff-contract/opening/opening'
import type { ComponentType, LazyExoticComponent } from 'react'
import { lazyPart } from '../ui/lazy-part/lazy-part.ts'
import type { StepProps } from './step-props.ts'

export const SETUP_PATH = '/setup/'

interface SetupStep {
  /** Last part of its URL. */
  slug: string
  title: string
  /** The step is done when the site lacks none of these. */
  gaps: readonly GapCode[]
  Step: LazyExoticComponent<ComponentType<StepProps>>
}

/** Steps from an empty site to an open one. Each can be left out and done later. */
export const setupSteps: readonly SetupStep[] = [
  {
    slug: 'factory',
    title: 'Фабрика',
    gaps: ['name', 'company', 'contact', 'address', 'hours'],
    Step: lazyPart(async () => (await import('./steps/factory-step.tsx')).default),
  },
  {
    slug: 'city',
    title: 'Город',
    gaps: ['cities'],
    Step: lazyPart(async () => (await import('./steps/city-step.tsx')).default),
  },
  {
    slug: 'theme',
    title: 'Логотип и\u00A0цвета',
    gaps: ['logo'],
    Step: lazyPart(async () => (await import('./steps/theme-step.tsx')).default),
  },
  {
    slug: 'texts',
    title: 'Тексты',
    gaps: ['policy', 'agreement', 'delivery', 'warranty'],
    Step: lazyPart(async () => (await import('./steps/texts-step.tsx')).default),
  },
  {
    slug: 'trade',
    title: 'Направления',
    gaps: ['questions'],
    Step: lazyPart(async () => (await import('./steps/trade-step.tsx')).default),
  },
  {
    slug: 'catalog',
    title: 'Каталог',
    gaps: ['items', 'items-without-picture', 'items-without-price', 'empty-groups'],
    Step: lazyPart(async () => (await import('./steps/catalog-step.tsx')).default),
  },
  {
    slug: 'opening',
    title: 'Открытие',
    gaps: [],
    Step: lazyPart(async () => (await import('./steps/opening-step.tsx')).default),
  },
]

export const stepPath = (slug: string): string => `${SETUP_PATH}${slug}/`
