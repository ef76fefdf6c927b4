import type { GapCode } from '@rapport/staff-contract/opening/opening'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
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
    Step: lazy(() => import('./steps/factory-step.tsx')),
  },
  { slug: 'city', title: 'Город', gaps: ['cities'], Step: lazy(() => import('./steps/city-step.tsx')) },
  {
    slug: 'theme',
    title: 'Логотип и\u00A0цвета',
    gaps: ['logo'],
    Step: lazy(() => import('./steps/theme-step.tsx')),
  },
  {
    slug: 'texts',
    title: 'Тексты',
    gaps: ['policy', 'agreement', 'delivery', 'warranty'],
    Step: lazy(() => import('./steps/texts-step.tsx')),
  },
  {
    slug: 'trade',
    title: 'Направления',
    gaps: ['questions'],
    Step: lazy(() => import('./steps/trade-step.tsx')),
  },
  {
    slug: 'catalog',
    title: 'Каталог',
    gaps: ['items', 'items-without-picture', 'items-without-price', 'empty-groups'],
    Step: lazy(() => import('./steps/catalog-step.tsx')),
  },
  { slug: 'opening', title: 'Открытие', gaps: [], Step: lazy(() => import('./steps/opening-step.tsx')) },
]

export const stepPath = (slug: string): string => `${SETUP_PATH}${slug}/`
