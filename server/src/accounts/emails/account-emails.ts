import { accountTabPath } from '@rapport/contract/paths/account-paths'
import { type EmailContext, greeting, type SiteEmail, withSender } from '../../content/site-email.ts'
import { contactAdvice } from './account-links.ts'

export function welcomeEmail(context: EmailContext, { name }: { name: string }): SiteEmail {
  const { publicUrl } = context
  return {
    subject: 'Кабинет открыт',
    content: withSender(context, {
      heading: 'Кабинет открыт',
      paragraphs: [
        greeting(name),
        'Теперь вы видите в\u00A0каталоге цены, которые открываются после входа. В\u00A0кабинете собираются ваши заявки и\u00A0понравившиеся ткани и\u00A0изделия.',
        'Добавьте реквизиты компании и\u00A0адреса доставки: менеджеру не\u00A0придётся их переспрашивать.',
      ],
      actions: [
        { label: 'Открыть каталог', href: `${publicUrl}/catalog/` },
        { label: 'Указать реквизиты', href: `${publicUrl}${accountTabPath('company')}` },
      ],
      closing: [],
    }),
  }
}

export function accountRemovedEmail(context: EmailContext, { name }: { name: string }): SiteEmail {
  return {
    subject: 'Личный кабинет удалён',
    content: withSender(context, {
      heading: 'Кабинет удалён',
      paragraphs: [
        greeting(name),
        'Мы\u00A0удалили ваш личный кабинет: профиль, данные компании, избранное и\u00A0все входы. Заявки остаются у\u00A0нас без связи с\u00A0кабинетом столько, сколько требует закон.',
      ],
      closing: [`Если кабинет удаляли не\u00A0вы, ${contactAdvice(context)}.`],
    }),
  }
}
