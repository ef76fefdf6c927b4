import type { CounterIds } from '@rapport/contract/page'
import { randomHex } from '../random-hex.ts'
import type { PageHit } from '../visit/analytics.ts'

/** A page or a goal, as counters are told of it. */
export type CounterEvent =
  | { kind: 'hit'; hit: PageHit }
  | { kind: 'goal'; name: string; details: Record<string, string> }

interface Counter {
  send(event: CounterEvent): void
  /** The service's own program, where it has one. */
  script?: HTMLScriptElement
}

/** What the programs of the services leave in the window; until they come, lists that they work off. */
interface CounterGlobals {
  ym?: Metrika
  dataLayer?: object[]
  _tmr?: object[]
  VK?: { Retargeting: { Init(id: string): void; Hit(): void; Event(name: string): void } }
}
type Metrika = { (...call: unknown[]): void; a?: unknown[][]; l?: number }

/** Events that wait for a program without a list of its own; later ones are not counted. */
const WAITING_MAX = 200

const globals = () => window as CounterGlobals

/** Loads the programs of the services and returns what passes events on to all of them. */
export function openCounters(ids: CounterIds): (event: CounterEvent) => void {
  const open = new Set<Counter>()
  for (const kind of Object.keys(ids) as (keyof CounterIds)[]) {
    const id = ids[kind]
    if (!id) continue
    const counter = COUNTERS[kind](id)
    open.add(counter)
    // Blocked, or away: nothing is gathered for nobody.
    counter.script?.addEventListener('error', () => open.delete(counter))
  }
  return (event) => {
    for (const counter of open) counter.send(event)
  }
}

const COUNTERS: Record<keyof CounterIds, (id: string) => Counter> = {
  /** `defer`: every hit is ours, the first one too. */
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

  /** A picture: it knows pages alone. */
  vkPixel: (id) => ({
    send(event) {
      // A picture of one address is loaded once in the life of a page.
      if (event.kind === 'hit') new Image().src = `https://vk.com/rtrg?p=${id}&r=${randomHex()}`
    },
  }),

  /** Its program has no list to work off. */
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

/** Returns a list that the service's program works off, and replaces once it is there. */
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
