import { createHash } from 'node:crypto'
import type { Source, Subject } from './documents.ts'
import { stem } from './stem.ts'
import { ties } from './stop-words.ts'
import { plainName, splitWords, type Word } from './words.ts'

/** What a word's place says of how well it finds a thing. A name counts more than all else together. */
const NAME = 600
/** Shared among the words of a name: the fewer there are, the more each says of it. */
const NAME_WHOLE = 400
/** «Футболка хенли» before «Платье-футболка». */
const NAME_FIRST = 30
const IS_GROUP = 10
const IS_LANDING = -20
const TAG = 300
const GROUP_RIGHT_ABOVE = 250
const GROUP = 200
const MATERIAL = 120
const SUMMARY = 60
const BODY = 40
/** Times a word stands in a post's running text before the post is about it. */
const BODY_TIMES = 3

/** A thing as the index holds it. */
export interface IndexedDocument {
  subject: Subject
  subjectId: number
  name: string
  position: number
  digest: string
  scores: Map<string, number>
  /** Words of names, which are guessed from their parts and misspellings. */
  named: NamedWord[]
}

export interface NamedWord extends Word {
  stem: string
}

export function indexDocument(source: Source): IndexedDocument {
  const scores = new Map<string, number>()
  const mark = (stems: Iterable<string>, score: number) => {
    for (const key of stems) scores.set(key, Math.max(scores.get(key) ?? 0, score))
  }
  const nameStems = contentStems(source.name)
  const share = NAME + Math.floor(NAME_WHOLE / Math.max(nameStems.length, 1)) + bonus(source)
  mark(nameStems, share)
  mark(nameStems.slice(0, 1), share + NAME_FIRST)
  for (const [height, group] of source.groups.entries())
    mark(contentStems(group), height === 0 ? GROUP_RIGHT_ABOVE : GROUP)
  for (const tag of source.tags) mark(contentStems(tag), TAG)
  for (const material of source.materials) mark(contentStems(material), MATERIAL)
  mark(contentStems(source.summary), SUMMARY)
  mark(frequentStems(source.body), BODY)
  const named = [source.name, ...source.groups, ...source.tags, ...source.materials]
    .flatMap(contentWords)
    .map((word) => ({ ...word, stem: stem(word.word) }))
  const document = { ...pick(source), name: plainName(source.name), scores, named }
  return { ...document, digest: digestOf(document) }
}

function pick({ subject, subjectId, position }: Source) {
  return { subject, subjectId, position }
}

function bonus({ isGroup, isLanding }: Source): number {
  return (isGroup ? IS_GROUP : 0) + (isLanding ? IS_LANDING : 0)
}

/** Words that say something: ties and single letters do not. */
export function contentWords(text: string): Word[] {
  return splitWords(text).filter(({ word }) => word.length > 1 && !ties.has(word))
}

function contentStems(text: string): string[] {
  return [...new Set(contentWords(text).map(({ word }) => stem(word)))]
}

function frequentStems(text: string): string[] {
  const words = Map.groupBy(contentWords(text), ({ word }) => stem(word))
  return [...words].filter(([, found]) => found.length >= BODY_TIMES).map(([key]) => key)
}

function digestOf({ name, position, scores, named }: Omit<IndexedDocument, 'digest'>): string {
  const said = JSON.stringify([name, position, [...scores], named.map(({ shown }) => shown)])
  return createHash('sha256').update(said).digest('base64url').slice(0, 22)
}
