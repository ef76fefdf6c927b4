import { expect, it } from 'vitest'
import { safeFileName } from './file-name.ts'

it.each([
  ['Макет «футболка» №1.pdf', 'Макет «футболка» №1.pdf'],
  ['эскиз "лето".pdf', 'эскиз "лето".pdf'],
  ['../../etc/passwd', '.._.._etc_passwd'],
  ['C:\\эскиз.ai', 'C__эскиз.ai'],
  ['a\r\nContent-Type: x.pdf', 'aContent-Type_ x.pdf'],
  ['макет\u202Efdp.exe', 'макетfdp.exe'],
  ['  много   места .pdf ', 'много места .pdf'],
  [`${'я'.repeat(300)}.TIFF`, `${'я'.repeat(195)}.TIFF`],
  [`${'😀'.repeat(150)}.ai`, `${'😀'.repeat(98)}\uFFFD.ai`],
])('returns a safe name for %j', (name, safe) => {
  expect(safeFileName(name)).toBe(safe)
  expect(safeFileName(name).length).toBeLessThanOrEqual(200)
})
