import { createHash } from 'node:crypto'
import { stem } from '../language/stem.ts'
import { contentWords } from '../language/stop-words.ts'
import { normalizeName, type Word } from '../language/words.ts'
import { INDEX_VERSION } from './index-version.ts'
import type { SourceDocument, Subject } from './source-documents.ts'

/** Scores by field of a word. A name counts more than all other fields together. */
const NAME = 600
/** Divided by the words of a name: the fewer words, the more each is worth. */
const NAME_WHOLE = 400
/** «Футболка хенли» before «Платье-футболка». */
const NAME_FIRST = 30
const IS_GROUP = 10
const IS_LANDING = -20
const TAG = 300
const PARENT_GROUP = 250
const GROUP = 200
/** A material is worth more than a distant ancestor: «платье из льна» is no linen suit, though suits are below dresses. */
const MATERIAL = 210
/** Bonus for the cloth in the item's own texts, over other cloths of its price table. */
const MATERIAL_NAMED = 30
const SUMMARY = 60
const BODY = 40
/** Occurrences in the body of a post that make the post match. */
const BODY_TIMES = 3

/** A document as the index stores it. */
export interface IndexedDocument {
  subject: Subject
  subjectId: number
  normalizedName: string
  position: number
  digest: string
  /** By stem. */
  scores: Map<string, number>
  /** Words of names, tags and materials: matched by parts and misspellings, too. */
  titleWords: TitleWord[]
}

export interface TitleWord extends Word {
  stem: string
}

/** Returns the index entries of a document. */
export function indexDocument(source: SourceDocument): IndexedDocument {
  const { subject, subjectId, position } = source
  const scores = new Map<string, number>()
  const raiseTo = (score: number, stems: Iterable<string>) => {
    for (const key of stems) scores.set(key, Math.max(scores.get(key) ?? 0, score))
  }
  const nameStems = contentStems(source.name)
  const nameScore = NAME + Math.floor(NAME_WHOLE / Math.max(nameStems.length, 1)) + kindScore(source)
  raiseTo(nameScore, nameStems)
  raiseTo(nameScore + NAME_FIRST, nameStems.slice(0, 1))
  for (const [level, group] of source.groups.entries())
    raiseTo(level === 0 ? PARENT_GROUP : GROUP, contentStems(group))
  for (const tag of source.tags) raiseTo(TAG, contentStems(tag))
  const summaryStems = new Set(contentStems(source.summary))
  for (const key of source.materials.flatMap(contentStems))
    raiseTo(MATERIAL + (summaryStems.has(key) ? MATERIAL_NAMED : 0), [key])
  raiseTo(SUMMARY, summaryStems)
  raiseTo(BODY, frequentStems(source.body))
  const titleWords = [source.name, ...source.groups, ...source.tags, ...source.materials]
    .flatMap(contentWords)
    .map((word) => ({ ...word, stem: stem(word.word) }))
  const document = {
    subject,
    subjectId,
    position,
    normalizedName: normalizeName(source.name),
    scores,
    titleWords,
  }
  return { ...document, digest: digestOf(document) }
}

function kindScore({ isGroup, isLanding }: SourceDocument): number {
  return (isGroup ? IS_GROUP : 0) + (isLanding ? IS_LANDING : 0)
}

function contentStems(text: string): string[] {
  return [...new Set(contentWords(text).map(({ word }) => stem(word)))]
}

function frequentStems(text: string): string[] {
  const words = Map.groupBy(contentWords(text), ({ word }) => stem(word))
  return [...words].filter(([, found]) => found.length >= BODY_TIMES).map(([key]) => key)
}

function digestOf({ normalizedName, position, scores, titleWords }: Omit<IndexedDocument, 'digest'>): string {
  const words = titleWords.map(({ display }) => display)
  const content = JSON.stringify([INDEX_VERSION, normalizedName, position, [...scores], words])
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}
