import type { CounterIds } from '@rapport/contract/page'
import { randomHex } from '../random-hex.ts'
import type { PageHit } from '../visit/analytics.ts'

/** Page view or goal. */
export type CounterEvent =
  | { kind: 'hit'; hit: PageHit }
  | { kind: 'goal'; name: string; details: Record<string, string> }

interface Counter {
  send(event: CounterEvent): void
  /** The service's script, if it has one. */
  script?: HTMLScriptElement
}

/** Globals of the services. Until a script loads, each is a queue that the script processes. */
interface CounterGlobals {
  ym?: Metrika
  dataLayer?: object[]
  _tmr?: object[]
  VK?: { Retargeting: { Init(id: string): void; Hit(): void; Event(name: string): void } }
}
type Metrika = { (...call: unknown[]): void; a?: unknown[][]; l?: number }

/** Events that wait for a script without its own queue. Later events are dropped. */
const WAITING_MAX = 200

const globals = () => window as CounterGlobals

/** Loads the scripts of the services. Returns a function that sends an event to all of them. */
export function openCounters(ids: CounterIds): (event: CounterEvent) => void {
  const active = new Set<Counter>()
  for (const kind of Object.keys(ids) as (keyof CounterIds)[]) {
    const id = ids[kind]
    if (!id) continue
    const counter = COUNTERS[kind](id)
    active.add(counter)
    // A blocked or unavailable script gets no events.
    counter.script?.addEventListener('error', () => active.delete(counter))
  }
  return (event) => {
    for (const counter of active) counter.send(event)
  }
}

const COUNTERS: Record<keyof CounterIds, (id: string) => Counter> = {
  /** `defer`: we send every hit, including the first. */
  metrika(id) {
    const stub: Metrika = (...call) => void stub.a?.push(call)
    const call = (...args: unknown[]) => globals().ym?.(Number(id), ...args)
    globals().ym ??= Object.assign(stub, { a: [], l: Date.now() })
    call('init', { defer: true, clickmap: true, trackLinks: true, accurateTrackBounce: true })
    return {
      script: loadScript('https://mc.yandex.ru/metrika/tag.js'),
      send(event) {
        if (event.kind === 'goal') return call('reachGoal', event.name, event.details)
        const { url, title, referrer } = event.hit
        call('hit', url, { title, referer: referrer })
      },
    }
  },

  tagManager(id) {
    const push = (entry: object) => queue('dataLayer').push(entry)
    push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    return {
      script: loadScript(`https://www.googletagmanager.com/gtm.js?id=${id}`),
      send(event) {
        if (event.kind === 'goal') push({ ...event.details, event: 'goal', goal: event.name })
        else push({ event: 'pageview', page: { ...event.hit, path: new URL(event.hit.url).pathname } })
      },
    }
  },

  /** An image, which counts only page views. */
  vkPixel: (id) => ({
    send(event) {
      // A browser loads an image URL once per page, hence the random part.
      if (event.kind === 'hit') new Image().src = `https://vk.com/rtrg?p=${id}&r=${randomHex()}`
    },
  }),

  /** Its script has no queue. */
  vkRetargeting(id) {
    const waiting: CounterEvent[] = []
    const script = loadScript('https://vk.com/js/api/openapi.js?169')
    const send = (event: CounterEvent) => {
      const api = globals().VK?.Retargeting
      if (!api) {
        if (waiting.length < WAITING_MAX) waiting.push(event)
      } else if (event.kind === 'hit') api.Hit()
      else api.Event(event.name)
    }
    script.addEventListener('load', () => {
      globals().VK?.Retargeting.Init(id)
      for (const event of waiting.splice(0)) send(event)
    })
    return { script, send }
  },

  topMailRu(id) {
    const push = (entry: object) => queue('_tmr').push({ id, ...entry })
    return {
      script: loadScript('https://top-fwz1.mail.ru/js/code.js'),
      send(event) {
        if (event.kind === 'goal') push({ type: 'reachGoal', goal: event.name })
        else push({ type: 'pageView', url: event.hit.url, referrer: event.hit.referrer, start: Date.now() })
      },
    }
  },
}

/** Returns the queue that a service's script processes and replaces. */
function queue(name: '_tmr' | 'dataLayer'): object[] {
  const window = globals()
  window[name] ??= []
  return window[name]
}

function loadScript(src: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
  return script
}
