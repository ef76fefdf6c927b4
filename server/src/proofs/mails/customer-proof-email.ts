import { proofPath } from '@rapport/contract/paths/paths'
import { type EmailContext, greeting, type SiteEmail, withSender } from '../../content/site-email.ts'
import type { ProofVersionRow } from '../lock-proof.ts'
import type { MailedProof } from './get-mailed-proof.ts'

interface Proofed extends MailedProof {
  version: ProofVersionRow
  isReminder: boolean
}

/** Returns the mail that brings a proof or its new version, or reminds of it. */
export function customerProofEmail(
  { proof, order, version, isReminder }: Proofed,
  context: EmailContext,
): SiteEmail {
  const heading = isReminder
    ? 'Макет ждёт вашего ответа'
    : version.version === 1
      ? 'Макет готов: проверьте его'
      : 'Готова новая версия макета'
  return {
    subject: `${heading}, заявка №\u00A0${order.number}`,
    content: withSender(context, {
      heading,
      paragraphs: [
        order.name ? greeting(order.name) : 'Здравствуйте!',
        isReminder
          ? `Мы\u00A0прислали макет по\u00A0вашей заявке №\u00A0${order.number} и\u00A0ждём ответа: без утверждённого макета производство не\u00A0начнётся.`
          : `Подготовили макет по\u00A0вашей заявке №\u00A0${order.number}. Проверьте тексты, цвета, размеры и\u00A0расположение: в\u00A0производство пойдёт именно этот файл.`,
        'На странице можно утвердить макет, отметить место и\u00A0написать, что изменить.',
        ...(isReminder || !version.comment ? [] : [version.comment]),
      ],
      rows: [],
      actions: [{ label: 'Посмотреть макет', href: `${context.publicUrl}${proofPath(proof.token)}` }],
      closing: ['Ссылка открывает макет без пароля: пересылайте её только тем, кому она нужна.'],
    }),
  }
}
