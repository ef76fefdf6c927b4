import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectBidi } from './bidi.ts'
import { endChild, saidBy, startChild } from './child.ts'
import type { Driver } from './driver.ts'
import { findProgram } from './find-program.ts'

export const firefoxPath = findProgram(['firefox-esr', 'firefox'])

interface Evaluated {
  type: 'success' | 'exception'
  result?: { value?: string; sharedId?: string }
  exceptionDetails?: { text: string }
}

/** Opens headless Firefox, which supports WebDriver BiDi without a driver program. */
export async function openFirefox(width: number): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'rapport-firefox-'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const child = startChild(firefoxPath ?? '', args, { HOME: profile })
  const url = await saidBy(child, /WebDriver BiDi listening on (ws:\S+)/)
  const bidi = await connectBidi(`${url}/session`)
  await bidi.send('session.new', { capabilities: {} })
  const tree = await bidi.send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = tree.contexts[0]?.context
  await bidi.send('browsingContext.setViewport', { context, viewport: { width, height: 800 } })

  async function evaluate(expression: string) {
    const answer = await bidi.send<Evaluated>('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
    })
    if (answer.type === 'exception') throw new Error(`${expression}: ${answer.exceptionDetails?.text}`)
    return answer.result
  }
  const act = (type: string, actions: object[]) =>
    bidi.send('input.performActions', { context, actions: [{ type, id: type, actions }] })
  const moved = (x: number, y: number) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) })
  return {
    async open(url) {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async read(expression) {
      const value = (await evaluate(`JSON.stringify(${expression})`))?.value
      return value === undefined ? undefined : JSON.parse(value)
    },
    async move(x, y) {
      await act('pointer', [moved(x, y)])
    },
    async click(x, y) {
      await act('pointer', [
        moved(x, y),
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])
    },
    async type(text) {
      await act(
        'key',
        [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      )
    },
    async chooseFiles(selector, files) {
      const element = { sharedId: (await evaluate(`document.querySelector('${selector}')`))?.sharedId }
      await bidi.send('input.setFiles', { context, element, files })
    },
    async close() {
      bidi.close()
      await endChild(child)
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
