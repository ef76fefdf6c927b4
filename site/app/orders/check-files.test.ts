import { messages } from '@rapport/contract/messages'
import { expect, it } from 'vitest'
import { checkFiles } from './check-files.ts'

const file = (name: string, size = 1000) => ({ name, size })

it('takes up to five files', () => {
  const files = ['a.pdf', 'b.CDR', 'c.jpeg', 'd.7z', 'e.docx', 'f.ai'].map((name) => file(name))
  expect(checkFiles(files.slice(0, 5))).toEqual([])
  expect(checkFiles(files)).toEqual([messages.filesTooMany])
})

it('names each file that can’t be taken, and why', () => {
  const large = file('большой.psd', 100 * 1024 * 1024 + 1)
  expect(checkFiles([file('virus.exe'), large, file('пусто.png', 0), file('макет.eps')])).toEqual([
    messages.fileKind('virus.exe'),
    messages.fileTooLarge('большой.psd'),
    messages.fileEmpty('пусто.png'),
  ])
})
