import type { Driver } from './driver.ts'

/** Equals the expect timeout of the browser tests, because the machine may be busy. */
const PATIENCE_MS = 20_000

const PAUSE_MS = 100

const PRESSABLE = 'a, button, summary, label, [role=button], [role=option]'

const middleOf = (find: string) => `(() => {
  const found = (${find})
  if (!found) return null
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = found.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
})()`

const elementWith = (
  words: string,
  selector = PRESSABLE,
) => `[...document.querySelectorAll(${JSON.stringify(selector)})]
  .find((element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1 &&
    ((element.getAttribute('aria-label') ?? '') + ' ' + element.textContent).replaceAll('\\u00a0', ' ').includes(${JSON.stringify(words)}))`

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Point {
  x: number
  y: number
}

/** Actions and expectations of a visitor in any browser. */
export class Visitor {
  readonly #driver: Driver
  readonly #site: string

  constructor(driver: Driver, site: string) {
    this.#driver = driver
    this.#site = site
  }

  async open(path: string): Promise<void> {
    await this.#driver.open(this.#site + path)
    // The browser restores the scroll position of an address that was open before.
    await this.read(`scrollTo({ top: 0, behavior: 'instant' })`)
  }

  /** Opens a page, and waits until its custom elements are defined. */
  async openRunning(path: string): Promise<void> {
    await this.open(path)
    await this.sees(`document.readyState === 'complete' && customElements.get('masked-link')`)
  }

  read(expression: string): Promise<unknown> {
    return this.#driver.read(expression)
  }

  /** Waits until an expression is true in the page. Retries if the page is being left. */
  async sees(expression: string): Promise<void> {
    const end = Date.now() + PATIENCE_MS
    for (;;) {
      const seen = await this.read(`Boolean(${expression})`).catch(() => false)
      if (seen) return
      if (Date.now() > end) throw new Error(`Not seen: ${expression}`)
      await wait(PAUSE_MS)
    }
  }

  /** Waits for words on the screen, ignoring their case. */
  seesText(words: string): Promise<void> {
    return this.sees(
      `document.body.innerText.replaceAll('\\u00a0', ' ').toLowerCase().includes(${JSON.stringify(words.toLowerCase())})`,
    )
  }

  seesPath(path: string): Promise<void> {
    return this.sees(`location.pathname === ${JSON.stringify(path)}`)
  }

  async press(words: string, selector?: string): Promise<void> {
    const { x, y } = await this.#find(elementWith(words, selector))
    await this.#driver.click(x, y)
  }

  async hover(words: string, selector?: string): Promise<void> {
    const { x, y } = await this.#find(elementWith(words, selector))
    await this.#driver.move(x, y)
  }

  async fill(selector: string, text: string): Promise<void> {
    const { x, y } = await this.#find(`document.querySelector(${JSON.stringify(selector)})`)
    await this.#driver.click(x, y)
    await this.sees(`document.activeElement?.matches(${JSON.stringify(selector)})`)
    await this.read(`document.activeElement.select()`)
    await this.#driver.type(text)
  }

  chooseFiles(selector: string, paths: string[]): Promise<void> {
    return this.#driver.chooseFiles(selector, paths)
  }

  /** Returns the middle of an element after it stops moving, because popups slide in. */
  async #find(expression: string): Promise<Point> {
    await this.sees(expression)
    const end = Date.now() + PATIENCE_MS
    for (let last: Point | undefined; ; ) {
      const point = (await this.read(middleOf(expression))) as Point | null
      if (point && point.x === last?.x && point.y === last.y) return point
      if (Date.now() > end) throw new Error(`Does not stand still: ${expression}`)
      last = point ?? undefined
      await wait(PAUSE_MS)
    }
  }
}
