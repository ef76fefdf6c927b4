/** Sentences of wrong requisites. Those of INN and KPP are in `messages`, which account forms use. */
export const requisiteMessages = {
  bankNameMissing: 'Укажите название банка',
  directorPostMissing: 'Укажите должность того, кто подписывает',
  directorNameMissing: 'Укажите, кто подписывает',
  ogrnFormat: 'ОГРН — 13 цифр, ОГРНИП — 15 цифр',
  ogrnWrong: 'Проверьте ОГРН: в\u00A0нём есть ошибка',
  bicFormat: 'БИК — 9 цифр, первая из\u00A0них\u00A00',
  accountFormat: 'Расчётный счёт — 20 цифр',
  accountWrong: 'Расчётный счёт не подходит к\u00A0БИК. Проверьте цифры счёта и\u00A0БИК',
  correspondentFormat: 'Корреспондентский счёт — 20 цифр',
  correspondentKind:
    'Корреспондентский счёт начинается с\u00A0301, единый казначейский — с\u00A040102. Проверьте, не расчётный\u00A0ли это счёт',
  correspondentWrong: 'Корреспондентский счёт не подходит к\u00A0БИК. Проверьте цифры счёта и\u00A0БИК',
  correspondentOfCentralBank:
    'У\u00A0подразделений Банка России корреспондентского счёта нет. Проверьте БИК или\u00A0оставьте счёт пустым',
} as const
