import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const glob = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (name) => /node_modules$|build$|\.react-router$|^var$/.test(name) })
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const sources = glob(
  '{main.ts,start.ts,backup.ts,restore.ts,{contract,staff-contract,markdown,server,site,admin,seed,tests,e2e,bench,chaos,fuzz,scripts}/**/*.{ts,tsx,mjs}}',
)

/** Words that web developers would not search for, with the standard word. */
const FORBIDDEN_WORDS: Record<string, string> = {
  licence: 'license',
  darkroom: 'on-demand images',
  cabinet: 'account',
  tray: 'temp uploads',
  shelf: 'registry',
  nobodys: 'dummy',
  aimed: 'safe triangle',
  desk: 'deps',
  luggage: 'cross-host state',
  ribbon: 'divider pattern',
}

/** Former identifiers of standard features, with the standard name. */
const FORBIDDEN_NAMES: Record<string, string> = {
  takeOrder: 'submitOrder',
  toldOrder: 'OrderDetails',
  requireBearer: 'requireUser',
  keepPrivate: 'setNoStore',
  refuseForms: 'requireXhr',
  refuseCrossSite: 'rejectCrossSite',
  pageFront: 'page routes',
  storePage: 'encodePage',
  chooseCoding: 'negotiateEncoding',
  answerBeforeBody: 'replyBeforeBody',
  holdDataDir: 'lockDataDir',
  answerEverybody: 'sendPublic',
  callInput: 'parseInput',
  pagePlace: 'SiteContext',
  clientPlace: 'VisitorLocation',
  authSlot: 'auth-dialog-host',
  loadShell: 'loadLayout',
  menuDrop: 'NavMenuItem',
  dropMenu: 'PopoverMenu',
  wholeMenu: 'fullMenu',
  nextPlace: 'nextIndex',
  tinyPreview: 'lqip',
  examinePicture: 'inspectImage',
  withoutTraces: 'strip metadata',
  finishDocument: 'postprocess HTML',
  smallStore: 'Store',
  loadChunk: 'lazy import',
  signedUser: 'current user',
  opensPath: 'verifySignedPath',
  openVocabulary: 'createVocabulary',
  learnWords: 'upsertTerms',
  refuseUnknownPaths: 'notFoundHandler',
  frontDoor: 'spawn server',
  tellCrm: 'sendToCrm',
  tellTelegram: 'sendToTelegram',
  queueDeliveries: 'enqueueNotifications',
  deliveryChannel: 'NotificationChannel',
  orderDesk: 'OrderDeps',
  accountDesk: 'AccountDeps',
  mediaDesk: 'StoreDeps',
  heldClick: 'click replay',
}

const withoutProse = (source: string) =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '$1')
    .replace(/'(?:[^'\\\n]|\\.)*'/g, "''")

/** `findMovedHost`, `find-moved-host` and `find_moved_host` → find, moved, host. */
const splitWords = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)

const namesIn = (file: string) =>
  file === 'tests/names.test.ts'
    ? []
    : [...new Set([...file.split(/[/.]/), ...(withoutProse(read(file)).match(/[A-Za-z_$][\w$]*/g) ?? [])])]

it('no file refers to a document outside of the repository', () => {
  const mark = /\u00a7|\b(?:decisions|site|names|house)\.md\b/
  const documents = glob('{*.md,{artwork,content,docs,ops,server,.github}/**/*.{md,sql,ts,yaml,yml}}')
  expect([...sources, ...documents].filter((file) => mark.test(read(file)))).toEqual([])
})

it('identifiers and file names use standard names', () => {
  const forbidden = Object.keys(FORBIDDEN_NAMES).map((name) => splitWords(name).join(' '))
  const wrong = sources.flatMap((file) =>
    namesIn(file)
      .filter((name) => {
        const words = splitWords(name)
        return (
          words.some((word) => Object.hasOwn(FORBIDDEN_WORDS, word)) || forbidden.includes(words.join(' '))
        )
      })
      .map((name) => `${file}: ${name}`),
  )
  expect(wrong).toEqual([])
})

it('no file has a meaningless name like utils or index', () => {
  const forbidden = /(?:^|\/)(?:index\.tsx?|types\.ts|(?:utils?|helpers?|lib|common|misc)(?:\/|\.tsx?$))/
  expect(sources.filter((file) => forbidden.test(file))).toEqual([])
})

it('exported functions say what they do by a verb, not …Of', () => {
  const wrong = sources.flatMap((file) =>
    [...read(file).matchAll(/^export (?:async )?(?:function|const) (\w+Of)\b/gm)].map(
      ([, name]) => `${file}: ${name}`,
    ),
  )
  expect(wrong).toEqual([])
})
