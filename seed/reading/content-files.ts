import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseDocument } from 'yaml'
import { ContentError } from './content-error.ts'
import type { Facts } from './facts.ts'

/** Reads the files of the content directory, and names them in messages. */
export class ContentFiles {
  readonly directory: string
  private readonly facts: Facts | undefined

  constructor(directory: string, facts?: Facts) {
    this.directory = directory
    this.facts = facts
  }

  /** `content/catalog/futbolki.yaml`, wherever the checkout is. */
  nameOf(file: string): string {
    return path.posix.join(path.basename(this.directory), file)
  }

  /** Returns a text with the figures of `facts.yaml` filled in. */
  async text(file: string): Promise<string> {
    const source = await readFile(path.join(this.directory, file), 'utf8').catch(
      (cause: NodeJS.ErrnoException) => {
        const reason = cause.code === 'ENOENT' ? 'no such file' : String(cause)
        throw new ContentError([`${this.nameOf(file)}: ${reason}`])
      },
    )
    return this.facts?.fill(source, this.nameOf(file)) ?? source
  }

  /** Returns the files of a folder with an extension, in alphabetical order; empty if there is no such folder. */
  async list(folder: string, extension: string): Promise<string[]> {
    const names = await readdir(path.join(this.directory, folder)).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code === 'ENOENT') return []
      throw cause
    })
    return names.filter((name) => name.endsWith(extension)).sort()
  }

  async yaml(file: string): Promise<unknown> {
    return this.parse(file, await this.text(file))
  }

  /** Reads a Markdown file with YAML front matter between two `---` lines. */
  async page(file: string): Promise<{ properties: unknown; body: string }> {
    const parts = /^---\n(.*?)\n---\n(.*)$/s.exec(await this.text(file))
    if (!parts)
      throw new ContentError([`${this.nameOf(file)}: must open with properties between two --- lines`])
    return { properties: this.parse(file, parts[1] ?? ''), body: parts[2] ?? '' }
  }

  private parse(file: string, source: string): unknown {
    const document = parseDocument(source)
    const error = document.errors[0]
    if (error) throw new ContentError([`${this.nameOf(file)}: ${error.message.split('\n')[0]}`])
    return document.toJS()
  }
}
