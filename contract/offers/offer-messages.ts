import { ACCEPTER_NAME_MAX, DECLINE_REASON_MAX, OFFER_QUESTION_MAX } from './offer-limits.ts'

/** Messages about answers to an offer. */
export const offerMessages = {
  notFound:
    'Такого предложения нет. Откройте ссылку из\u00A0письма целиком или свяжитесь с\u00A0нами и\u00A0назовите его номер',
  versionRequired: 'Не\u00A0указано, на\u00A0какую версию вы\u00A0отвечаете. Откройте предложение заново',
  otherVersion: 'У\u00A0предложения уже есть новая версия. Откройте её и\u00A0ответьте на\u00A0неё',
  expired: 'Срок предложения закончился. Запросите новые цены: менеджер пришлёт новую версию',
  alreadyAccepted: 'Предложение уже принято. Если что-то изменилось, задайте вопрос менеджеру',
  alreadyDeclined: 'Предложение уже отклонено. Если передумали, задайте вопрос менеджеру',
  orderRefused: 'Заявка отменена, поэтому предложение больше не\u00A0действует. Задайте вопрос менеджеру',
  nameRequired: 'Укажите ваше имя',
  nameTooLong: `Имя не\u00A0длиннее ${ACCEPTER_NAME_MAX}\u00A0символов`,
  reasonTooLong: `Пояснение не\u00A0длиннее ${DECLINE_REASON_MAX}\u00A0символов`,
  reasonRequired: 'Выберите причину',
  questionRequired: 'Напишите вопрос',
  questionTooLong: `Вопрос не\u00A0длиннее ${OFFER_QUESTION_MAX.toLocaleString('ru-RU')}\u00A0символов`,
  questionsTooMany: 'Вопросов уже много. Позвоните нам: так быстрее',
  pricesRequest: (number: string) => `Прошу новые цены по\u00A0предложению ${number}`,
  notExpired: 'Предложение ещё действует: новые цены не\u00A0нужны',
} as const
