import { adminInvitationPath, adminPasswordPath } from '@rapport/staff-contract/staff/admin-paths'
import type { StaffRole } from '@rapport/staff-contract/staff/permissions'
import { INVITATION_HOURS, PASSWORD_LINK_MINUTES } from '@rapport/staff-contract/staff/staff-limits'
import { type EmailContext, greeting, type SiteEmail, withSender } from '../../content/site-email.ts'

const ROLES: Record<StaffRole, string> = {
  owner: 'владелец',
  editor: 'редактор',
  manager: 'менеджер',
  seo: 'SEO-специалист',
  viewer: 'наблюдатель',
  foreman: 'мастер',
  accountant: 'бухгалтер',
}

export function invitationEmail(
  context: EmailContext,
  { name, role, token }: { name: string; role: StaffRole; token: string },
): SiteEmail {
  const { site, publicUrl } = context
  return {
    subject: 'Приглашение в панель управления',
    content: withSender(context, {
      heading: 'Вас пригласили в\u00A0панель управления',
      paragraphs: [
        greeting(name),
        `Вам открыли доступ к\u00A0панели управления сайта ${site?.name ? `«${site.name}»` : new URL(publicUrl).host}. Придумайте пароль и\u00A0войдите.`,
      ],
      rows: [{ label: 'Роль', value: ROLES[role] }],
      actions: [{ label: 'Принять приглашение', href: `${publicUrl}${adminInvitationPath(token)}` }],
      closing: [
        `Ссылка действует ${INVITATION_HOURS}\u00A0часа и\u00A0открывается один раз. Никому её не\u00A0пересылайте. Если приглашение пришло по\u00A0ошибке, ничего не\u00A0делайте.`,
      ],
    }),
  }
}

export function staffPasswordEmail(
  context: EmailContext,
  { name, token }: { name: string; token: string },
): SiteEmail {
  return {
    subject: 'Новый пароль для панели управления',
    content: withSender(context, {
      heading: 'Новый пароль',
      paragraphs: [
        greeting(name),
        'Вы\u00A0попросили новый пароль для\u00A0панели управления. Если вы входите со\u00A0вторым фактором, он\u00A0останется прежним и\u00A0тоже понадобится.',
      ],
      actions: [{ label: 'Задать новый пароль', href: `${context.publicUrl}${adminPasswordPath(token)}` }],
      closing: [
        `Ссылка действует ${PASSWORD_LINK_MINUTES}\u00A0минут и\u00A0открывается один раз. Если пароль меняете не\u00A0вы, ничего не\u00A0делайте и\u00A0скажите владельцу.`,
      ],
    }),
  }
}
