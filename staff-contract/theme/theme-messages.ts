import type { LogoFault, LogoField } from './judge-logo.ts'

/** What is wrong with a picture of a theme. */
export const themeMessages = {
  logoKind: 'Логотип нужен в\u00A0SVG, PNG или WebP: у\u00A0фотографии нет прозрачного фона',
  logoBytes: 'Файл больше 1\u00A0МБ. Сохраните логотип как SVG или уменьшите его',
  logoSmall: 'Логотип слишком мал: нужно от\u00A032 точек по\u00A0меньшей стороне, лучше SVG',
  signSmall: 'Знак слишком мал: нужно от\u00A0192\u00A0×\u00A0192 точек, лучше SVG',
  signShape: 'Знак должен быть почти квадратным: из\u00A0него делаются значки сайта',
  repeatRequired: 'Выберите картинку раппорта или другой орнамент',
  repeatSize: 'У\u00A0раппорта каждая сторона\u00A0— от\u00A016 до\u00A01024 точек',
  repeatBytes: 'Раппорт больше 200\u00A0КБ. Уменьшите его или сохраните как SVG',
}

const INVISIBLE: Record<LogoField, string> = {
  logo: 'На\u00A0фоне страниц логотипа не\u00A0видно. Выберите другую картинку или другой фон',
  logoOnDark: 'На\u00A0тёмном фоне этого логотипа не\u00A0видно. Выберите светлую картинку',
  sign: 'На\u00A0фоне страниц знака не\u00A0видно. Выберите другую картинку или другой фон',
}

/** Returns what is wrong with a logo on its ground, for staff. */
export function getLogoFaultMessage(field: LogoField, fault: LogoFault): string {
  if (fault === 'invisible') return INVISIBLE[field]
  return fault === 'weak'
    ? 'На\u00A0этом фоне картинку видно плохо: контраст меньше 3\u00A0:\u00A01'
    : 'Картинка прозрачная: на\u00A0ней ничего не\u00A0видно. Если в\u00A0рисунке текст, переведите его в\u00A0кривые'
}
