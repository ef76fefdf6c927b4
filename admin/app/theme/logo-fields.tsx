import type { ColorTokens } from '@rapport/staff-contract/theme/color-tokens'
import { getLogoGrounds, type LogoField } from '@rapport/staff-contract/theme/judge-logo'
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
  const { snapshot, errors } = useEditorState(editor)
  const { logo, logoOnDark, sign, footer } = snapshot
  const grounds = tokens && getLogoGrounds(tokens, { footer })
  const sampleOf = (field: LogoField, file: string | null) =>
    grounds &&
    file !== null && (
      <LogoSample file={file} field={field} ground={grounds[field]} isRefused={field in errors} />
    )
  const isWhite = logoOnDark === null && logo?.endsWith('.svg') === true
  return (
    <Panel
      heading="Логотип"
      lead="SVG или PNG с&nbsp;прозрачным фоном. Без логотипа в&nbsp;шапке стоит название, в&nbsp;значках&nbsp;— его первая буква."
    >
      <PictureEntryField editor={editor} name="logo" isOptional />
      {sampleOf('logo', logo)}
      <PictureEntryField editor={editor} name="logoOnDark" isOptional />
      {sampleOf('logoOnDark', logoOnDark)}
      {grounds && isWhite && (
        <LogoSample file={logo} field="logoOnDark" ground={grounds.logoOnDark} isWhite />
      )}
      <PictureEntryField editor={editor} name="sign" isOptional />
      {sampleOf('sign', sign)}
    </Panel>
  )
}
