import { CODE_MINUTES } from '@rapport/contract/accounts/session-limits'
import { type EmailContext, greeting, type SiteEmail, withSender } from '../../content/site-email.ts'
import { dialogUrl } from './account-links.ts'

const minutes = `${CODE_MINUTES}\u00A0минут`

/** Returns the mail with the code that completes a registration. */
export function registrationEmail(context: EmailContext, email: string, code: string): SiteEmail {
  return {
    subject: 'Подтвердите почту, чтобы завершить регистрацию',
    content: withSender(context, {
      heading: 'Подтвердите почту',
      paragraphs: [
        'Здравствуйте!',
        'Этот адрес указали при регистрации в\u00A0личном кабинете. Введите код на\u00A0сайте или нажмите кнопку: она подставит его сама.',
      ],
      code,
      actions: [
        { label: 'Завершить регистрацию', href: dialogUrl(context, 'final-registration', { email, code }) },
      ],
      closing: [
        `Код действует ${minutes}. Если регистрировались не\u00A0вы, ничего не\u00A0делайте: без кода кабинет не\u00A0появится.`,
      ],
    }),
  }
}

/** Returns the mail with the code that permits a new password. */
export function recoveryEmail(context: EmailContext, email: string, name: string, code: string): SiteEmail {
  return {
    subject: 'Код для нового пароля',
    content: withSender(context, {
      heading: 'Новый пароль',
      paragraphs: [
        greeting(name),
        'Вы\u00A0попросили восстановить доступ к\u00A0личному кабинету. Введите код на\u00A0сайте или нажмите кнопку и\u00A0придумайте новый пароль.',
      ],
      code,
      actions: [
        { label: 'Задать новый пароль', href: dialogUrl(context, 'password-change', { email, code }) },
      ],
      closing: [
        `Код действует ${minutes}. Никому его не\u00A0сообщайте. Если доступ восстанавливали не\u00A0вы, ничего не\u00A0делайте: прежний пароль останется в\u00A0силе.`,
      ],
    }),
  }
}

/**
 * Returns the mail with the code that confirms a new address. It names no user, because the address may be mistyped.
 */
export function emailChangeEmail(context: EmailContext, code: string): SiteEmail {
  return {
    subject: 'Код для смены адреса',
    content: withSender(context, {
      heading: 'Новый адрес кабинета',
      paragraphs: [
        'Здравствуйте!',
        'Этот адрес указали как\u00A0новый адрес личного кабинета. Введите код на\u00A0сайте, чтобы подтвердить его.',
      ],
      code,
      closing: [
        `Код действует ${minutes}. Если адрес указали не\u00A0вы, ничего не\u00A0делайте: без кода к\u00A0нему ничего не\u00A0привяжут.`,
      ],
    }),
  }
}

const CONFIRMED = {
  export: {
    subject: 'Код для выгрузки ваших данных',
    heading: 'Выгрузка данных',
    wish: 'Вы\u00A0попросили выгрузить всё, что мы\u00A0храним о\u00A0вас. Введите код на\u00A0сайте.',
    warning: 'Никому его не\u00A0сообщайте.',
  },
  removal: {
    subject: 'Код для удаления личного кабинета',
    heading: 'Удаление кабинета',
    wish: 'Вы\u00A0попросили удалить личный кабинет. Введите код на\u00A0сайте, чтобы подтвердить удаление.',
    warning: 'Вернуть кабинет будет нельзя.',
  },
}

/** Returns the mail with the code for an export or a removal: a stolen log-in must not be enough for either. */
export function personalDataEmail(
  context: EmailContext,
  purpose: keyof typeof CONFIRMED,
  name: string,
  code: string,
): SiteEmail {
  const { subject, heading, wish, warning } = CONFIRMED[purpose]
  return {
    subject,
    content: withSender(context, {
      heading,
      paragraphs: [greeting(name), wish],
      code,
      closing: [
        `Код действует ${minutes}. ${warning} Если это были не\u00A0вы, смените пароль: кто-то вошёл в\u00A0ваш кабинет.`,
      ],
    }),
  }
}
