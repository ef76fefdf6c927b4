import type { CounterIds } from '@rapport/contract/page'

interface CounterSources {
  scripts: string[]
  calls: string[]
  pictures: string[]
}

const METRIKA = ['ru', 'com', 'by', 'kz'].map((domain) => `https://mc.yandex.${domain}`)
const TAG_MANAGER = 'https://www.googletagmanager.com'
const TOP_MAIL_RU = 'https://top-fwz1.mail.ru'

/** From the documentation of the services, without session recordings, frames and scripts of other services. */
const SOURCES: Record<keyof CounterIds, CounterSources> = {
  metrika: {
    scripts: ['https://mc.yandex.ru', 'https://mc.yandex.com', 'https://yastatic.net/s3/metrika/'],
    calls: METRIKA,
    pictures: METRIKA,
  },
  tagManager: {
    scripts: [TAG_MANAGER],
    calls: [TAG_MANAGER, 'https://*.google-analytics.com'],
    pictures: [TAG_MANAGER, 'https://*.google-analytics.com'],
  },
  vkPixel: { scripts: [], calls: [], pictures: ['https://vk.com/rtrg'] },
  vkRetargeting: {
    scripts: ['https://vk.com/js/api/'],
    calls: ['https://vk.com'],
    pictures: ['https://vk.com'],
  },
  topMailRu: { scripts: [TOP_MAIL_RU], calls: [TOP_MAIL_RU], pictures: [TOP_MAIL_RU] },
}

/** Returns the policy sources of the enabled counters. */
export function counterSources(ids: CounterIds = {}): Record<keyof CounterSources, string> {
  const on = (Object.keys(ids) as (keyof CounterIds)[]).map((kind) => SOURCES[kind])
  const join = (part: keyof CounterSources) =>
    [...new Set(on.flatMap((sources) => sources[part]))].map((source) => ` ${source}`).join('')
  return { scripts: join('scripts'), calls: join('calls'), pictures: join('pictures') }
}
