const KEPT_MAX = 10_000

/** What could not be drawn, so that it is not begun again at each request. Forgotten by a restart, which may know better. */
export class FailedDrawings {
  readonly #keys = new Set<string>()

  has(key: string): boolean {
    return this.#keys.has(key)
  }

  add(key: string): void {
    const [oldest] = this.#keys
    if (oldest !== undefined && this.#keys.size >= KEPT_MAX) this.#keys.delete(oldest)
    this.#keys.add(key)
  }
}
