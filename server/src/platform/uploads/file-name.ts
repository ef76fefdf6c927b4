import { FILE_NAME_MAX } from '@rapport/contract/orders/order-limits'

/**
 * Returns the name of an uploaded file, safe to show, store and mail: one line, without a path and control
 * characters. Direction marks are removed, since they can show «exe.ai» for «ia.exe». Longer names are cut to
 * FILE_NAME_MAX, with their extension.
 */
export function safeFileName(name: string): string {
  const clean = name
    .normalize('NFC')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[/\\:*?<>|]/g, '_')
    .replace(/\s+/g, ' ')
    .trim()
  if (clean.length <= FILE_NAME_MAX) return clean
  const dot = clean.lastIndexOf('.')
  const extension = dot > 0 && clean.length - dot <= 10 ? clean.slice(dot) : ''
  return `${clean.slice(0, FILE_NAME_MAX - extension.length).toWellFormed()}${extension}`
}
