/** Sentences about customers that staff look after. */
export const customerMessages = {
  versionRequired: 'Не\u00A0указано, с\u00A0какого прайса начато. Откройте карточку заново',
  versionStale: 'Пока вы\u00A0смотрели, прайс изменил кто-то ещё. Посмотрите, какой он теперь',
  priceListUnknown: 'Выберите прайс из\u00A0списка',
  eraseEmail: 'Введите почту клиента точно так, как она написана выше',
  eraseContact: 'Введите телефон или почту клиента, как они написаны выше',
  mergeItself: 'Это тот же самый клиент. Выберите другого',
  mergeUnknown: 'Выберите, с\u00A0кем объединить',
  mergeGone: 'Этого клиента больше нет: возможно, его уже объединили',
  openOrders: 'У\u00A0клиента есть заявки в\u00A0работе. Отметьте, что знаете об\u00A0этом',
} as const
