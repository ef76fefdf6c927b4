import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { listTypoKeys } from '../language/typos.ts'
import { splitWords } from '../language/words.ts'
import { indexDocument } from './index-document.ts'
import { INDEX_VERSION } from './index-version.ts'

const TEXT = `Футболка классическая из хлопка, футболок и футболки; платья-рубашки «Берёза», 180 г/м², х/б, шопперы,
  сумочек, полотенца льняные, ситцевый и шёлковый платок, оксфорд 240D, hoodie, пальто, бельём, стульев, детьми, швам`

/** Digest of some texts as this version indexes them; both numbers change together. */
const MADE = { version: 4, digest: 'kT498wUwFgDK5m4jS6BJJSV0wSjKctz7goAZDBhIGDw' }

it('INDEX_VERSION is raised with every change of indexed texts', () => {
  const [subject, subjectId, position] = ['post', 1, -5] as const
  const document = indexDocument({
    subject,
    subjectId,
    position,
    isGroup: true,
    isLanding: true,
    name: TEXT,
    groups: ['Одежда', 'Для дома'],
    materials: ['Кулирка'],
    tags: ['мерч'],
    summary: 'Мягкая пижама из кулирки',
    body: 'печать печати печатью и ткань',
  })
  const keys = splitWords(TEXT).flatMap(({ word }) => listTypoKeys(word))
  const digest = createHash('sha256')
    .update(JSON.stringify([document, [...document.scores], keys]))
    .digest('base64url')
  expect({ version: INDEX_VERSION, digest }).toEqual(MADE)
})
