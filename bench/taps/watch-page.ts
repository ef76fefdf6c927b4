/** What a visitor sees as the result of an interaction. Names and texts are parts of them, selectors are CSS. */
export type Result =
  /** An element with this text is on the screen; of a popup, any part of the popup. */
  | { appears: string; text: string }
  | { appearsInPopup: string; text: string }
  /** The text, or the pressed state, of the first such element differs from before. */
  | { changes: string; text: string }
  /** Such an element is on the screen and has the focus. */
  | { focuses: string }
  /** At least this part of the screen's width shows the element. */
  | { slides: string; text: string; share: number }

/** Times in ms since navigation; an empty `seen` is a result that did not appear. */
interface Observation {
  /** Time of the input as the browser received it. */
  start?: number
  seen?: number
  /** Longest time from an input to the next frame, by the Event Timing API. Shorter ones than 16 ms are missing. */
  longestInteraction: number
  longestTask: number
  /** Scripts of frames over 50 ms after the input. */
  scripts: string[]
}

interface Watch {
  begin(result: Result): void
  /** Returns the centre of the target on the screen. */
  point(): { x: number; y: number }
  setTarget(element: Element): void
  /** Resolves when the result is seen, or after the time in ms. */
  wait(most: number): Promise<void>
  read(): Observation
  /** The page was restored from the back/forward cache. */
  restored: boolean
  unloadHandlers: number
}

declare global {
  interface Window {
    watch: Watch
  }
}

interface LongFrame extends PerformanceEntry {
  scripts: { duration: number; invoker: string; sourceURL: string; sourceFunctionName: string }[]
}

/** Runs in a page before its scripts. Measures the reference and the product by the same code. */
export function watchPage(): void {
  const INPUTS = ['pointermove', 'pointerdown', 'keydown']
  const POPUP = 'dialog, [role="dialog"], [popover]'
  const OPEN_POPUP = 'dialog[open], :popover-open'
  const events: PerformanceEventTiming[] = []
  const tasks: PerformanceEntry[] = []
  const frames: LongFrame[] = []
  let start: number | undefined
  let seen: number | undefined
  let target: Element | undefined
  /** Elements of the result that are in the page before the input. */
  let candidates: HTMLElement[] = []
  let initial = ''
  let whenSeen: (() => void) | undefined

  const observe = (type: string, list: PerformanceEntry[], options = {}) =>
    new PerformanceObserver((entries) => list.push(...entries.getEntries())).observe({
      type,
      buffered: true,
      ...options,
    })
  observe('event', events, { durationThreshold: 16 })
  observe('longtask', tasks)
  observe('long-animation-frame', frames)

  const squeeze = (text: string) => text.replace(/[\s\u00ad\u2060]+/g, ' ')
  const hasText = (element: Element, text: string) =>
    squeeze(`${element.getAttribute('aria-label') ?? ''} ${element.textContent}`).includes(text)
  const find = (selector: string, text: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => hasText(element, text))
  const widthOnScreen = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const height = Math.min(bottom, innerHeight) - Math.max(top, 0)
    return height > 0 ? Math.min(right, innerWidth) - Math.max(left, 0) : 0
  }
  const isVisible = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const isOnScreen = (element: Element) => isVisible(element) && widthOnScreen(element) > 0
  const isInPopup = (element: Element) => {
    const popup = element.closest(OPEN_POPUP)
    return isVisible(element) && popup !== null && widthOnScreen(popup) > 0
  }
  const findCandidates = (result: Result) => {
    if ('appears' in result) return find(result.appears, result.text)
    if ('changes' in result) return find(result.changes, result.text)
    if ('slides' in result) return find(result.slides, result.text)
    if ('focuses' in result) return []
    return find(result.appearsInPopup, result.text).filter((element) => element.closest(POPUP))
  }
  const describe = () => `${candidates[0]?.ariaPressed} ${candidates[0]?.textContent}`

  /** Cheap where the result is in the page already, so that the check does not delay the page. */
  const isResult = (result: Result): boolean => {
    if ('focuses' in result) {
      const { activeElement } = document
      return activeElement?.matches(result.focuses) === true && isOnScreen(activeElement)
    }
    if ('changes' in result) return describe() !== initial
    if ('slides' in result)
      return candidates.some((element) => widthOnScreen(element) >= innerWidth * result.share)
    if ('appears' in result) return (candidates[0] ? candidates : findCandidates(result)).some(isOnScreen)
    // Only the open popup is searched: its text may arrive later.
    const inPopup = `:is(${OPEN_POPUP}) ${result.appearsInPopup}`
    return (candidates[0] ? candidates : find(inPopup, result.text)).some(isInPopup)
  }

  const note = ({ timeStamp }: Event) => {
    if (seen === undefined) start = timeStamp
  }

  /** Checks each frame. A message arrives after the frame in which the result is painted. */
  const check = (result: Result) => {
    if (start === undefined || !isResult(result)) return void requestAnimationFrame(() => check(result))
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      seen = performance.now()
      whenSeen?.()
    }
    port2.postMessage(undefined)
  }

  const after = <T extends PerformanceEntry>(entries: T[]) =>
    entries.filter((entry) => start !== undefined && entry.startTime + entry.duration > start)
  const longest = (entries: PerformanceEntry[]) => Math.max(0, ...entries.map(({ duration }) => duration))

  window.watch = {
    restored: false,
    unloadHandlers: 0,
    setTarget(element) {
      target = element
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
    },
    point() {
      const { x, y, width, height } = target?.getBoundingClientRect() ?? new DOMRect()
      return { x: x + width / 2, y: y + height / 2 }
    },
    begin(result) {
      start = undefined
      seen = undefined
      candidates = findCandidates(result)
      initial = describe()
      if (!('changes' in result) && isResult(result))
        throw new Error('The result is on the screen before the interaction')
      for (const input of INPUTS) addEventListener(input, note, true)
      requestAnimationFrame(() => check(result))
    },
    wait: (most) =>
      new Promise((resolve) => {
        setTimeout(resolve, most)
        whenSeen = resolve
      }),
    read: () => ({
      ...(start !== undefined && { start }),
      ...(seen !== undefined && { seen }),
      longestInteraction: longest(after(events).filter(({ interactionId }) => interactionId)),
      longestTask: longest(after(tasks)),
      scripts: after(frames)
        .flatMap(({ scripts }) => scripts)
        .filter(({ duration }) => duration > 20)
        .map(
          ({ duration, invoker, sourceURL, sourceFunctionName }) =>
            `${Math.round(duration)} ms ${invoker} ${sourceFunctionName} ${sourceURL.split('/').at(-1)}`,
        ),
    }),
  }

  addEventListener('pageshow', ({ persisted }) => {
    window.watch.restored = persisted
  })
  const add = EventTarget.prototype.addEventListener
  EventTarget.prototype.addEventListener = function (this: EventTarget, type: string, ...rest) {
    if (type === 'unload') window.watch.unloadHandlers += 1
    add.call(this, type, ...rest)
  } as typeof add
}
