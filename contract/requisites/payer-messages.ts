/** Sentences of wrong requisites of who pays. Forms of the factory’s own requisites do not load them. */
export const payerMessages = {
  nameRequired: 'Укажите, кто платит: название компании или\u00A0имя',
  innRequired: 'Укажите ИНН: без\u00A0него банк не\u00A0примет платёж компании',
  kppRequired: 'Укажите КПП: он\u00A0есть у\u00A0каждой организации, обычно рядом с\u00A0ИНН',
  addressRequired: 'Укажите адрес: он\u00A0нужен для счёта и\u00A0накладной',
  notAccepted: 'Реквизиты понадобятся, когда предложение будет принято',
  changed: 'Реквизиты уже изменили в\u00A0другом окне. Сравните и\u00A0сохраните ещё раз, если верны ваши',
} as const
