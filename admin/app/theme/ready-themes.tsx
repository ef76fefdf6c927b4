import { deriveColors } from '@rapport/staff-contract/theme/color-tokens'
import { getPrintPath, isPrint } from '@rapport/staff-contract/theme/prints'
import { READY_THEMES, type ReadyTheme } from '@rapport/staff-contract/theme/ready-themes'
import type { EntryFieldsProps } from '../editing/entry-form.ts'
import { Button } from '../ui/button/button.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { showToast } from '../ui/toast/toasts.ts'
import styles from './ready-themes.module.css'

/** Themes that come with the product. Each replaces colours, shapes and typefaces, and keeps the logo. */
export function ReadyThemes({ editor }: EntryFieldsProps<'theme'>) {
  function take(theme: ReadyTheme): void {
    for (const [name, value] of Object.entries(theme) as [keyof ReadyTheme, never][])
      editor.change(name, value)
    showToast(`Взято за\u00A0основу: «${theme.title}»`)
  }
  return (
    <Panel
      heading="Готовые темы"
      lead="Возьмите одну за&nbsp;основу и&nbsp;меняйте что угодно. Логотип останется."
    >
      <ul className={styles.themes}>
        {READY_THEMES.map((theme) => (
          <li key={theme.title} className={styles.theme}>
            <ThemeStrip theme={theme} />
            <b>{theme.title}</b>
            <Button
              variant="secondary"
              onPress={() => take(theme)}
              aria-label={`Взять за основу: ${theme.title}`}
            >
              Взять за&nbsp;основу
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Colours of a theme above its print. */
function ThemeStrip({ theme }: { theme: ReadyTheme }) {
  const colors = deriveColors(theme)
  const { ornament, radius } = theme
  const print = isPrint(ornament) ? getPrintPath(ornament, colors) : undefined
  return (
    <div
      aria-hidden="true"
      className={styles.strip}
      style={{ background: colors.linen, borderRadius: radius / 2 }}
    >
      <span
        className={styles.button}
        style={{ background: colors.kumach, borderRadius: radius <= 8 ? radius : 99 }}
      />
      <span className={styles.line} style={{ background: colors.ink }} />
      {print && <span className={styles.print} style={{ backgroundImage: `url(${print})` }} />}
      <span className={styles.dark} style={{ background: colors.indigo }}>
        <span className={styles.mark} style={{ background: colors.ochre }} />
      </span>
    </div>
  )
}
