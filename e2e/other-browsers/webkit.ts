import { globSync } from 'node:fs'
import { freePort } from '../../tests/support/server-process.ts'
import { endChild, saidBy, startChild } from './child.ts'
import type { Driver } from './driver.ts'
import { findProgram } from './find-program.ts'

const driverPath = findProgram(['WebKitWebDriver'])
const screenPath = findProgram(['Xvfb'])
const browserPath = findProgram(globSync('/usr/{lib,libexec}/{*/,}webkit{2gtk-4*,gtk-6*}/MiniBrowser'))

/** Whether WebKitGTK's driver, its MiniBrowser and Xvfb are installed. */
export const hasWebKit = Boolean(driverPath && screenPath && browserPath)

/** Key of an element in WebDriver's JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** Opens WebKitGTK's MiniBrowser by WebDriver on a virtual screen. Its window is 1024 px wide. */
export async function openWebKit(): Promise<Driver> {
  const screen = startChild(screenPath ?? '', ['-displayfd', '1', '-screen', '0', '1600x1000x24'])
  const display = await saidBy(screen, /^(\d+)\s/)
  const port = await freePort()
  const child = startChild(driverPath ?? '', [`--port=${port}`], { DISPLAY: `:${display}` })
  const root = `http://127.0.0.1:${port}`

  async function send(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(root + path, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
    const { value } = (await response.json()) as { value: { error?: string; message?: string } }
    if (!response.ok) throw new Error(`${path}: ${value.error}, ${value.message}`)
    return value
  }
  async function isListening(): Promise<void> {
    for (let tries = 100; ; tries -= 1)
      try {
        await send('GET', '/status')
        return
      } catch (error) {
        if (tries === 0) throw error
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
  }
  await isListening()
  const options = { 'webkitgtk:browserOptions': { binary: browserPath, args: ['--automation'] } }
  const created = await send('POST', '/session', { capabilities: { alwaysMatch: options } })
  const session = `/session/${(created as { sessionId: string }).sessionId}`
  const act = (type: string, actions: object[]) =>
    send('POST', `${session}/actions`, { actions: [{ type, id: type, actions }] })
  const moved = (x: number, y: number) => ({
    type: 'pointerMove',
    duration: 0,
    x: Math.round(x),
    y: Math.round(y),
  })
  return {
    async open(url) {
      await send('POST', `${session}/url`, { url })
    },
    read: (expression) =>
      send('POST', `${session}/execute/sync`, { script: `return (${expression})`, args: [] }),
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
    async chooseFiles(selector, paths) {
      const found = await send('POST', `${session}/element`, { using: 'css selector', value: selector })
      const id = (found as Record<string, string>)[ELEMENT]
      await send('POST', `${session}/element/${id}/value`, { text: paths.join('\n') })
    },
    async close() {
      await send('DELETE', session).catch(() => undefined)
      await endChild(child)
      await endChild(screen)
    },
  }
}
