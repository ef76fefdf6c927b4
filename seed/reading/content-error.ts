/** All errors of the content, one readable line each. */
export class ContentError extends Error {
  readonly errors: string[]

  constructor(errors: string[]) {
    super(errors.length > 1 ? `\n${errors.join('\n')}` : errors.join())
    this.name = 'ContentError'
    this.errors = errors
  }
}
