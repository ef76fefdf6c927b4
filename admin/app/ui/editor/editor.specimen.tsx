import { useState } from 'react'
import { Editor } from './editor.tsx'

const TEXT = `## Как стирать лён

Стирайте при 30 градусах, **бережно** и *вывернув*. Ещё ~~отбеливают~~ — не надо.

* Порошок без отбеливателя
* Гель для [цветного](/blog/)

> Гладьте влажным.

| Ткань | Усадка |
| - | - |
| Лён | 4 % |
| Ситец | 3 % |`

const searchPages = async (query: string) =>
  [{ path: '/blog/', label: 'Блог', hint: 'Страница сайта' }].filter(({ label }) => label.includes(query))

export default function EditorSpecimen() {
  const [text, setText] = useState(TEXT)
  return (
    <>
      <Editor
        label="Текст образца"
        value={text}
        onChange={setText}
        description="Оформление хранится вместе с&nbsp;текстом"
        searchPages={searchPages}
      />
      <Editor
        label="Текст с&nbsp;ошибкой"
        value=""
        onChange={() => undefined}
        errorMessage="Напишите текст"
        searchPages={searchPages}
      />
    </>
  )
}
