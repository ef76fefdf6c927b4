import type { ColorTokens } from '@rapport/staff-contract/theme/color-tokens'
import type { EntryFieldsProps } from '../editing/entry-form.ts'
import { PictureEntryField } from '../editing/fields/entry-fields.tsx'
import { useEditorState } from '../editing/form/use-entry-editor.ts'
import { Panel } from '../ui/panel/panel.tsx'
import { LogoSample } from './logo-sample.tsx'

interface LogoFieldsProps extends EntryFieldsProps<'theme'> {
  /** Undefined while a colour is unfinished. */
  tokens: ColorTokens | undefined
}

/** Logo, its variant for dark grounds, and the sign that icons are made of. */
export function LogoFields({ editor, tokens }: LogoFieldsProps) {
  const { logo, logoOnDark, sign, footer } = useEditorState(editor).snapshot
  const light = tokens?.linen
  const dark = footer === 'text' ? tokens?.ink : tokens?.indigo
  const isWhite = logoOnDark === null && logo?.endsWith('.svg') === true
  return (
    <Panel
      heading="Логотип"
      lead="SVG или PNG с&nbsp;прозрачным фоном. Без логотипа в&nbsp;шапке стоит название, в&nbsp;значках&nbsp;— его первая буква."
    >
      <PictureEntryField editor={editor} name="logo" isOptional />
      {logo && light && <LogoSample file={logo} ground={light} />}
      <PictureEntryField editor={editor} name="logoOnDark" isOptional />
      {dark && logoOnDark && <LogoSample file={logoOnDark} ground={dark} />}
      {dark && isWhite && <LogoSample file={logo} ground={dark} isWhite />}
      <PictureEntryField editor={editor} name="sign" isOptional />
      {sign && light && <LogoSample file={sign} ground={light} />}
    </Panel>
  )
}
