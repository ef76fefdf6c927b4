import type { AuthDialogName } from '@rapport/contract/accounts/auth-dialogs'
import { CODE_MINUTES } from '@rapport/contract/limits'
import type { SiteProperties } from '@rapport/contract/site'
import type { EmailContent } from '../../platform/mail/email-template.ts'
import type { CodeScope } from './codes.ts'

/** A content with its subject. */
export interface CodeEmail {
  subject: string
  content: EmailContent
}

/** What the letters stand on: whose they are, and where the site is. */
export interface EmailContext {
  site: SiteProperties | undefined
  /** Scheme and host, without a slash at the end. */
  publicUrl: string
}

const AUTH_DIALOG: Partial<Record<CodeScope['purpose'], AuthDialogName>> = {
  registration: 'final-registration',
  recovery: 'password-change',
}
const minutes = `${CODE_MINUTES}\u00A0минут`

/** The address that opens the popup a code is meant for, with the code filled in. */
function codeLink(publicUrl: string, { purpose, email }: CodeScope, code: string): string {
  const query = new URLSearchParams({ auth: AUTH_DIALOG[purpose] ?? '', email, code })
  return `${publicUrl}/?${query}`
}

export function registrationEmail(ground: EmailContext, email: string, code: string): CodeEmail {
  return {
    subject: 'Подтвердите почту, чтобы завершить регистрацию',
    content: {
      heading: 'Подтвердите почту',
      paragraphs: [
        'Здравствуйте!',
        'Этот адрес указали при регистрации в\u00A0личном кабинете. Введите код на\u00A0сайте или откройте ссылку: она подставит его сама.',
      ],
      rows: [
        { label: 'Код', value: code },
        {
          label: 'Ссылка',
          value: 'Завершить регистрацию',
          href: codeLink(ground.publicUrl, { purpose: 'registration', email }, code),
        },
      ],
      closing: [
        `Код и\u00A0ссылка действуют ${minutes}. Если регистрировались не\u00A0вы, ничего не\u00A0делайте: без кода кабинет не\u00A0появится.`,
      ],
      signature: signature(ground),
    },
  }
}

export function recoveryEmail(ground: EmailContext, email: string, name: string, code: string): CodeEmail {
  return {
    subject: 'Код для нового пароля',
    content: {
      heading: 'Новый пароль',
      paragraphs: [
        `Здравствуйте, ${name}!`,
        'Вы\u00A0попросили восстановить доступ к\u00A0личному кабинету. Введите код на\u00A0сайте или откройте ссылку и\u00A0придумайте новый пароль.',
      ],
      rows: [
        { label: 'Код', value: code },
        {
          label: 'Ссылка',
          value: 'Задать новый пароль',
          href: codeLink(ground.publicUrl, { purpose: 'recovery', email }, code),
        },
      ],
      closing: [
        `Код и\u00A0ссылка действуют ${minutes}. Никому их не\u00A0сообщайте. Если доступ восстанавливали не\u00A0вы, ничего не\u00A0делайте: прежний пароль останется в\u00A0силе.`,
      ],
      signature: signature(ground),
    },
  }
}

/** For a user who wants their data, or wants it gone: a stolen log-in is not enough for either. */
export function personalDataEmail(
  ground: EmailContext,
  purpose: 'export' | 'removal',
  name: string,
  code: string,
): CodeEmail {
  const { subject, heading, wish, warning } = {
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
  }[purpose]
  return {
    subject,
    content: {
      heading,
      paragraphs: [`Здравствуйте, ${name}!`, wish],
      rows: [{ label: 'Код', value: code }],
      closing: [
        `Код действует ${minutes}. ${warning} Если это были не\u00A0вы, смените пароль: кто-то вошёл в\u00A0ваш кабинет.`,
      ],
      signature: signature(ground),
    },
  }
}

/** For somebody who registers an address that has a cabinet: the site itself must not tell that it has. */
export function alreadyRegisteredEmail(ground: EmailContext, name: string): CodeEmail {
  return {
    subject: 'У вас уже есть личный кабинет',
    content: {
      heading: 'У\u00A0вас уже есть личный кабинет',
      paragraphs: [
        `Здравствуйте, ${name}!`,
        'Этот адрес снова указали при регистрации, но\u00A0кабинет на\u00A0него уже открыт. Войдите со\u00A0своим паролем, а\u00A0если забыли его, задайте новый.',
      ],
      rows: [
        { label: 'Пароль помню', value: 'Войти', href: `${ground.publicUrl}/?auth=login` },
        { label: 'Пароль забыт', value: 'Задать новый пароль', href: `${ground.publicUrl}/?auth=recovery` },
      ],
      closing: [
        'Если регистрировались не\u00A0вы, ничего не\u00A0делайте: с\u00A0кабинетом всё в\u00A0порядке.',
      ],
      signature: signature(ground),
    },
  }
}

const signature = ({ site, publicUrl }: EmailContext) =>
  [site?.name ?? new URL(publicUrl).host, site?.operationMode, site?.address].filter(
    (line) => line !== undefined && line !== '',
  ) as string[]
