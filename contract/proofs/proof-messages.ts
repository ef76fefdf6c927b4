import { APPROVER_NAME_MAX, PROOF_TEXT_MAX } from './proof-limits.ts'

/** Messages about answers to a proof. */
export const proofMessages = {
  notFound:
    'Такого макета нет. Откройте ссылку из\u00A0письма целиком или свяжитесь с\u00A0нами и\u00A0назовите номер заявки',
  versionRequired: 'Не\u00A0указано, на\u00A0какую версию вы\u00A0отвечаете. Откройте макет заново',
  otherVersion: 'У\u00A0макета уже есть новая версия. Посмотрите её и\u00A0ответьте на\u00A0неё',
  otherFile: 'Файл макета уже другой. Откройте макет заново и\u00A0проверьте его ещё раз',
  withdrawn: 'Макет отозван. Менеджер пришлёт новую версию',
  alreadyApproved: 'Макет уже утверждён. Если нужно что-то изменить, позвоните или напишите менеджеру',
  orderRefused: 'Заявка отменена, поэтому макет больше не\u00A0ждёт ответа',
  nameRequired: 'Укажите ваше имя',
  nameTooLong: `Имя не\u00A0длиннее ${APPROVER_NAME_MAX}\u00A0символов`,
  changesRequired: 'Напишите, что изменить',
  commentRequired: 'Напишите комментарий',
  textTooLong: `Не\u00A0длиннее ${PROOF_TEXT_MAX.toLocaleString('ru-RU')}\u00A0символов`,
  commentsTooMany: 'Комментариев уже много. Позвоните нам: так быстрее',
  pageUnknown: 'Такой страницы в\u00A0макете нет',
  fileChanged:
    'Файл макета повреждён: он не\u00A0совпадает с\u00A0тем, который был отправлен на\u00A0утверждение. Сообщите менеджеру, он пришлёт макет снова',
  fileRemoved: 'Файл удалён: срок его хранения истёк',
} as const
