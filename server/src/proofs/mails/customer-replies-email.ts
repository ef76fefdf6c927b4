import { proofPath } from '@rapport/contract/paths/paths'
import { type EmailContext, greeting, type SiteEmail, withSender } from '../../content/site-email.ts'
import type { MailedProof } from './get-mailed-proof.ts'

interface Replied extends MailedProof {
  /** Answers of staff, with the comments that they answer. */
  replies: { number: number; comment: string; answer: string; name: string }[]
}

/** Characters of a comment that the mail repeats, at most. */
const COMMENT_MAX = 200

/** Returns the mail that brings the answers to a customer's comments on a proof. */
export function customerRepliesEmail({ proof, order, replies }: Replied, context: EmailContext): SiteEmail {
  const isOne = replies.length === 1
  const heading = isOne
    ? 'Ответ на\u00A0ваш комментарий к\u00A0макету'
    : 'Ответы на\u00A0комментарии к\u00A0макету'
  return {
    subject: `${heading}, заявка №\u00A0${order.number}`,
    content: withSender(context, {
      heading,
      paragraphs: [
        order.name ? greeting(order.name) : 'Здравствуйте!',
        `Вы\u00A0писали о\u00A0макете по\u00A0заявке №\u00A0${order.number}. ${isOne ? 'Вот ответ.' : 'Вот ответы.'}`,
      ],
      rows: replies.flatMap(({ number, comment, answer, name }) => [
        { label: `Комментарий ${number}`, value: shorten(comment) },
        { label: name || 'Менеджер', value: answer },
      ]),
      actions: [{ label: 'Посмотреть макет', href: `${context.publicUrl}${proofPath(proof.token)}` }],
      closing: ['Ссылка открывает макет без пароля: пересылайте её только тем, кому она нужна.'],
    }),
  }
}

const shorten = (text: string): string =>
  text.length > COMMENT_MAX ? `${text.slice(0, COMMENT_MAX).trimEnd()}…` : text
