import { expect, it } from 'vitest'
import { stem } from './stem.ts'
import { transliterate } from './translit.ts'

it.each([
  ['футболка', 'futbolka futbolca'],
  ['худи', 'hudi khudi xudi hoodi'],
  ['свитшот', 'svitshot switshot'],
  ['пижама', 'pizhama pijama'],
  ['майка', 'mayka majka maika'],
  ['юбка', 'yubka jubka iubka'],
  ['шелковый', 'shelkovyy shelkovyj shelkoviy'],
  ['платье', "plat'e platye platie"],
  ['белье', "bel'e belye"],
  ['полотенце', 'polotence polotentse polotentce'],
  ['бифлекс', 'bifleks biflex'],
  ['щетка', 'shchetka schetka'],
  ['жакет', 'zhaket jaket'],
])('transliterates to %s: %s', (word, spellings) => {
  for (const latin of spellings.split(' '))
    expect(transliterate(latin).map(stem), latin).toContain(stem(word))
})

it('transliterate returns nothing for other words than Latin ones', () => {
  expect([
    ...transliterate('футболка'),
    ...transliterate('240'),
    ...transliterate("'"),
    ...transliterate(''),
  ]).toEqual([])
})

it('returns at most 64 spellings, however many readings a word has', () => {
  expect(transliterate('yecxwjhyecxwjhyecxwjhyecxwjhyecxwjh').length).toBeLessThanOrEqual(64)
})
