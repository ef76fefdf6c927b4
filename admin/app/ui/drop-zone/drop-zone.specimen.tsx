import { useState } from 'react'
import { DropZone } from './drop-zone.tsx'
import { FileButton } from './file-button.tsx'

export default function DropZoneSpecimen() {
  const [count, setCount] = useState(0)
  const add = (files: File[]) => setCount(files.length)
  return (
    <DropZone label="Отпустите файлы" onFiles={add} isDisabled={false}>
      <p>Сюда можно бросить файлы. Выбрано: {count}</p>
      <FileButton accept={['image/png']} isMultiple onFiles={add} variant="secondary">
        Выбрать файлы
      </FileButton>
    </DropZone>
  )
}
