import { expect, type Page, test } from '@playwright/test'
import { openScreen, signInOwner, useAdminSite } from '../support/admin-site.ts'
import { expectNoAxeViolations } from '../support/layout-locators.ts'

const site = useAdminSite({ DEMO_CONTENT: 'off' })

const getEditor = (page: Page) => page.getByRole('textbox', { name: 'Текст образца' })

/** Pastes HTML as from the clipboard of another program. */
const paste = (page: Page, html: string) =>
  getEditor(page).evaluate((editor, pasted) => {
    const data = new DataTransfer()
    data.setData('text/html', pasted)
    editor.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, html)

/** Opens the specimen and clears its text. */
async function openEmpty(page: Page): Promise<void> {
  await openScreen(page, site, '/specimens/', 'Образцы')
  await getEditor(page).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
}

async function readMarkdown(page: Page): Promise<string> {
  const source = page.getByRole('button', { name: 'Исходный текст' }).first()
  await source.click()
  const markdown = await page.getByRole('textbox', { name: 'Исходный текст' }).inputValue()
  await source.click()
  return markdown
}

test('Formats text by keyboard, shows pressed buttons, and undoes', async ({ page, context }) => {
  const wrong: string[] = []
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
  await signInOwner(context, site)
  await openEmpty(page)
  await page.keyboard.type('Лён')
  await page.keyboard.press('ControlOrMeta+A')
  const toolbar = page.getByRole('toolbar', { name: 'Оформление: Текст образца' })
  await page.keyboard.press('Shift+Tab')
  await expect(toolbar.getByRole('button', { name: 'Исходный текст' })).toBeFocused()
  const bold = toolbar.getByRole('button', { name: 'Полужирный' })
  while (!(await bold.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(bold).toHaveAttribute('aria-pressed', 'true')
  expect(await readMarkdown(page)).toBe('**Лён**')
  await toolbar.getByRole('button', { name: 'Отменить' }).click()
  expect(await readMarkdown(page)).toBe('Лён')
  await expectNoAxeViolations(page)
  expect(wrong).toEqual([])
})

test('Keeps only the dialect of pastes from Word, Google Docs, Excel and web pages', async ({
  page,
  context,
}) => {
  await signInOwner(context, site)
  const pasted: [html: string, markdown: string][] = [
    [
      '<p class=MsoNormal style="margin:0"><b><span style="color:red">Лён</span></b><o:p></o:p></p><p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;</span></span>Ситец</p><p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Шёлк</p>',
      '**Лён**\n\n* Ситец\n* Шёлк',
    ],
    [
      '<b style="font-weight:normal" id="docs-internal-guid-1"><h1 style="color:#000">Уход</h1><p><span style="font-weight:700">Бережно</span><span style="font-style:italic"> вывернув</span></p></b>',
      '## Уход\n\n**Бережно** *вывернув*',
    ],
    [
      '<table style="width:100pt"><colgroup><col width=64></colgroup><tr><td style="x">Ткань</td><td>Цена</td></tr><tr><td>Лён</td><td><p>90</p><p>₽</p></td></tr></table>',
      '| Ткань | Цена |\n| - | - |\n| Лён | 90 ₽ |',
    ],
    [
      '<div onclick="x"><script>alert(1)</script><style>p{}</style><iframe src="https://example.ru/"></iframe><p>Да <a href="javascript:alert(1)">нет</a> <a href="https://example.ru/" style="color:red">сайт</a><img src="https://example.ru/a.png" onerror="x"></p><!-- тайна --></div>',
      'Да нет [сайт](https://example.ru/)',
    ],
  ]
  for (const [html, markdown] of pasted) {
    await openEmpty(page)
    await paste(page, html)
    expect(await readMarkdown(page)).toBe(markdown)
  }
})

const BITS = [
  ...[
    '<script>x</script>',
    '<style>*{}</style>',
    '<iframe src=x></iframe>',
    '<svg onload=x><a href=x>с</a></svg>',
  ],
  ...[
    '<math><mi>м</mi></math>',
    '<video src=x>в</video>',
    '<form><input><button>к</button></form>',
    '<font color=red>ф',
  ],
  ...[
    '<h1>а</h1>',
    '<h6><b>б</b></h6>',
    '<blockquote><table><tr><td><ul><li>т</table>',
    '<ul><ul><li>п<h2>з</h2>',
  ],
  ...[
    '<code>к</code><pre>п</pre>',
    '<img src=x onerror=x>',
    '<img data-picture="../x">',
    '<a href="data:text/html,x">д</a>',
  ],
  ...[
    '<p style="position:fixed">п',
    '<u>ч</u><sub>н</sub><mark>м</mark>',
    '<td colspan=9>я',
    '<details><summary>о</summary>т',
  ],
  ...[
    '<![if !x]><o:p>w</o:p><![endif]>',
    '<li>э',
    '<!--',
    '<base href=x><link rel=x><meta>',
    '<dl><dt>а<dd>б</dl>',
  ],
]
const ALLOWED = new Set('P H2 H3 STRONG EM S A BR HR UL OL LI BLOCKQUOTE TABLE TBODY TR TH TD IMG'.split(' '))

test('Keeps no element outside the dialect after 200 hostile pastes', async ({ page, context }) => {
  test.setTimeout(120_000)
  await signInOwner(context, site)
  await openEmpty(page)
  const outside = await getEditor(page).evaluate(
    (editor, { bits, allowed }) => {
      const foreign: string[] = []
      for (let paste = 0; paste < 200; paste += 1) {
        const html = Array.from(
          { length: 5 },
          (_, at) => bits[(paste * (at + 3) + at * at) % bits.length],
        ).join('')
        const data = new DataTransfer()
        data.setData('text/html', html)
        editor.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        )
        for (const element of editor.querySelectorAll('*')) {
          const isOurs = element.matches('.ProseMirror-trailingBreak, .ProseMirror-separator')
          const isRunning = [...element.attributes].some(
            ({ name }) => name.startsWith('on') || name === 'style',
          )
          if (!isOurs && (!allowed.includes(element.nodeName) || isRunning))
            foreign.push(`${html}: ${element.nodeName}`)
        }
      }
      return foreign
    },
    { bits: BITS, allowed: [...ALLOWED] },
  )
  expect(outside.slice(0, 5)).toEqual([])
})
