import { type EmailContext, greeting, type SiteEmail, withSender } from '../../content/site-email.ts'
import { dialogUrl } from './account-links.ts'

/** Returns the mail for a registration with an address that has an account. The site itself must not reveal this. */
export function alreadyRegisteredEmail(context: EmailContext, name: string): SiteEmail {
  return {
    subject: 'У вас уже есть личный кабинет',
    content: withSender(context, {
      heading: 'У\u00A0вас уже есть личный кабинет',
      paragraphs: [
        greeting(name),
        'Этот адрес снова указали при регистрации, но\u00A0кабинет на\u00A0него уже открыт. Войдите со\u00A0своим паролем, а\u00A0если забыли его, задайте новый.',
      ],
      actions: [
        { label: 'Войти', href: dialogUrl(context, 'login') },
        { label: 'Задать новый пароль', href: dialogUrl(context, 'recovery') },
      ],
      closing: [
        'Если регистрировались не\u00A0вы, ничего не\u00A0делайте: с\u00A0кабинетом всё в\u00A0порядке.',
      ],
    }),
  }
}

/** Returns the mail to the owner of an address that another user tried to change to. */
export function emailTakenEmail(context: EmailContext, name: string): SiteEmail {
  return {
    subject: 'Ваш адрес указали для другого кабинета',
    content: withSender(context, {
      heading: 'Ваш адрес указали для другого кабинета',
      paragraphs: [
        greeting(name),
        'Кто-то хотел сделать этот адрес адресом своего личного кабинета. Мы\u00A0этого не\u00A0позволили: по\u00A0нему уже открыт ваш.',
        'Если это вы и\u00A0у\u00A0вас два кабинета, удалите тот, который не\u00A0нужен, или оставьте у\u00A0второго другой адрес.',
      ],
      actions: [{ label: 'Войти', href: dialogUrl(context, 'login') }],
      closing: ['Если это были не\u00A0вы, ничего не\u00A0делайте: с\u00A0кабинетом всё в\u00A0порядке.'],
    }),
  }
}
