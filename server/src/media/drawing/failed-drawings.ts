const KEPT_MAX = 10_000

/** Files that could not be drawn, so that requests do not retry them. A restart clears it, because a new release may draw them. */
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
