/** Messages of production. */
export const productionMessages = {
  versionRequired: 'Не\u00A0указано, с\u00A0какого этапа начато. Откройте заявку заново',
  versionStale: 'Этап уже изменил кто-то ещё. Посмотрите, какой он теперь',
  stageUnknown: 'Такого этапа больше нет. Откройте заявку заново',
  notInProduction: 'Заявка ещё не\u00A0передана в\u00A0производство',
  orderClosed: 'Заявка закрыта: этапы больше не\u00A0меняются',
}
