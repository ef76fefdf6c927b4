import { expect, it } from 'vitest'
import { stem } from './stem.ts'
import { fromLatin } from './translit.ts'

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
])('hears %s in each of: %s', (word, spellings) => {
  for (const latin of spellings.split(' ')) expect(fromLatin(latin).map(stem), latin).toContain(stem(word))
})

it('hears nothing in what is not Latin', () => {
  expect([...fromLatin('футболка'), ...fromLatin('240'), ...fromLatin("'"), ...fromLatin('')]).toEqual([])
})

it('stays small, however many ways a word could be read', () => {
  expect(fromLatin('yecxwjhyecxwjhyecxwjhyecxwjhyecxwjh').length).toBeLessThanOrEqual(64)
})
