import { useState } from 'react'
import { PictureField } from './picture-field.tsx'

export default function PictureFieldSpecimen() {
  const [file, setFile] = useState<string | null>(null)
  return (
    <PictureField
      label="Картинка образца"
      value={file}
      onChange={setFile}
      isOptional
      errors={['Выберите картинку']}
    />
  )
}
