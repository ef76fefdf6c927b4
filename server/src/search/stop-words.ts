/** Words that tie others together: they say nothing of what is looked for. */
const TIES = `без в во для до за и из или к ко ли на над не но о об от по под при про с со то у через что это как
  где чем все а мы вы вас вам наш ваш мой`

/** Words of buying, which fit everything here. */
const BUYING = `купить куплю заказать закажу заказ закажем сшить пошить пошив пошива пошьем шить изготовить изготовление
  производство производитель производителя фабрика опт оптом оптовый розница розницу цена цены ценой прайс
  стоимость стоит сколько недорого дешево дешевый дешевые дешевая срочно быстро магазин интернет каталог хочу
  нужна нужен нужны нужно ищу рф россия шт штук штука руб`

const split = (text: string) => new Set(text.split(/\s+/))

export const ties: ReadonlySet<string> = split(TIES)
/** Left out of a query that says something else; looked for where it does not. */
export const buying: ReadonlySet<string> = split(BUYING)
