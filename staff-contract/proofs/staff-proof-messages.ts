import { PROOF_PAGES_MAX, PROOF_TEXT_MAX, PROOF_VERSIONS_MAX } from '@rapport/contract/proofs/proof-limits'

/** Messages for staff about proofs. */
export const staffProofMessages = {
  versionRequired: 'Не\u00A0указано, с\u00A0какой правки начато. Обновите страницу',
  versionStale: 'Макет изменился: его обновил коллега или ответил клиент. Посмотрите и\u00A0повторите',
  pagesTooMany: `Не\u00A0больше ${PROOF_PAGES_MAX}\u00A0страниц в\u00A0одной версии`,
  notDrawn:
    'Страницы этого файла не\u00A0удалось показать: клиент сможет только скачать его. Лучше сохраните его как PDF или PNG и\u00A0загрузите снова',
  filesRequired: 'Добавьте файлы макета',
  notDraft: 'Эту версию уже отправили: она не\u00A0меняется. Загрузите файлы новой версии',
  notWaiting: 'Отправить ещё раз можно макет, который ждёт ответа клиента',
  mailPending: 'Письмо уже отправляется',
  mailsTooMany: 'Этот макет уже много раз отправляли. Позвоните клиенту',
  notSent: 'Отзывать нечего: макет не\u00A0отправлен',
  noEmail: 'У\u00A0заявки нет почты: укажите адрес',
  orderRefused: 'Заявка отклонена, макет по\u00A0ней не\u00A0отправить. Создайте новую заявку',
  versionsTooMany: `Версий уже ${PROOF_VERSIONS_MAX}`,
  textRequired: 'Напишите ответ',
  textTooLong: `Не\u00A0длиннее ${PROOF_TEXT_MAX.toLocaleString('ru-RU')}\u00A0символов`,
  reasonRequired: 'Напишите, почему можно без утверждённого макета',
  notApproved:
    'Клиент ещё не\u00A0утвердил макет. Дождитесь ответа; запустить без него может владелец, указав причину',
  proofRequired:
    'Для этой заявки нужен утверждённый макет. Отправьте его клиенту; запустить без него может владелец, указав причину',
} as const
