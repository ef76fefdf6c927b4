/**
 * Questions of buyers with the expected first result: a path, `question:` with its title, or an item's slug.
 * None of them is the title of a result.
 */
export const goldenQuestions: Record<string, string> = {
  'questions of buyers': `
    воронеж | /contacts/city-4/
    магазин в туле | /contacts/city-6/
    адрес в краснодаре | /contacts/city-5/
    офис саратов | /contacts/city-7/
    питер | /contacts/city-2/
    спб | /contacts/city-2/
    вы в москве | /contacts/city-1/
    офис в питере | /contacts/city-2/
    адрес | /contacts/
    ваш адрес | /contacts/
    где вы находитесь | /contacts/
    как до вас добраться | /contacts/
    телефон | /contacts/
    номер телефона | /contacts/
    куда звонить | /contacts/
    электронная почта | /contacts/ | почта
    часы работы | /contacts/
    режим работы | /contacts/
    во сколько закрываетесь | /contacts/
    есть ли шоурум | /contacts/
    карта проезда | /contacts/
    связаться с менеджером | /contacts/
    whatsapp | /contacts/
    телеграм | /contacts/
    сколько стоит доставка в казань | /help/delivery/
    доставка в казахстан | /help/delivery/
    доставка сдэк | /help/delivery/
    срок доставки | /help/delivery/
    самовывоз | /help/delivery/
    беларусь | /help/delivery/
    стоимость доставки | /help/delivery/
    доставка по россии | /help/delivery/
    возврат | /help/warranty/
    вернуть брак | /help/warranty/
    можно ли вернуть | /help/warranty/
    обмен | /help/warranty/
    возврат денег | /help/warranty/ | возврат
    сроки | /help/
    за сколько сделаете | /help/
    сколько ждать заказ | /help/
    срочный заказ | /help/
    оплата картой | /help/
    как оплатить | /help/
    безнал | /help/
    рассрочка | /help/
    предоплата | /help/
    счет для юрлица | /help/
    работаете с ндс | /help/
    работаете по договору | /help/
    реквизиты | /help/
    требования к макету | /help/
    какой формат файла | /help/
    eps | /help/
    цена | /help/
    расценки | /help/
    прайс лист | /help/
    скидка | /help/
    сертификаты | /licenses/
    декларация соответствия | /licenses/
    статус заказа | /account/orders/
    регистрация | /account/orders/
    политика конфиденциальности | /policy/
    отозвать согласие | /policy/
    оферта | /agreement/
    когда перезвоните | question:Когда мне перезвонят?
    перезвоните мне | question:Когда мне перезвонят?
    какой минимальный заказ | question:Есть ли минимальный заказ?
    минималка | question:Есть ли минимальный заказ?
    минимальная партия | question:Есть ли минимальный заказ?
    работаете с физлицами | question:Как оплатить, если я не компания?
    образец | question:Сколько стоит проба и можно ли без неё?
    пробник | question:Сколько стоит проба и можно ли без неё?
    слиняет | question:Не слиняет ли печать?
    нет макета | question:У меня нет макета в векторе. Что делать?
    экскурсия | question:Можно ли приехать и посмотреть?
    под своим брендом | question:Сошьёте под нашей маркой?
    сколько времени займет пошив | question:Сколько времени займёт заказ?
    изменить заказ | question:Можно ли изменить заказ после оплаты?
    какие документы | /help/delivery/`,
  'other questions of buyers': `
    о компании | /
    о фабрике | /
    отзывы | /
    отзывы покупателей | /
    примеры работ | /
    сотрудничество | /contacts/
    директор | /contacts/
    вотсап | /contacts/
    чат | /contacts/
    оформить заказ | /help/
    корзина | /help/
    калькулятор | /help/
    рассчитать стоимость | /help/
    посчитать тираж | /help/
    кредит | /help/
    сбп | /help/
    цветопередача | question:Совпадёт ли цвет с экраном?
    пантон | question:Совпадёт ли цвет с экраном?
    разрешение картинки | /help/
    где мой заказ | /account/orders/
    претензия | /help/warranty/
    пожаловаться | /help/warranty/
    экспорт | /help/delivery/
    снг | /help/delivery/
    самозанятый | question:Как оплатить, если я не компания?
    дилерам | odejda
    франшиза | odejda
    термотрансфер | pechat-na-izdeliyah
    таблица размеров | post:kak-snyat-merki-i-sobrat-razmernuyu-setku
    как стирать | post:kak-stirat-veshchi-s-pechatyu`,
  'misspelled questions': `
    ljcnfdrf | /help/delivery/ | доставка
    flhtc | /contacts/ | адрес
    dostavka | /help/delivery/ | доставка
    дасавка | /help/delivery/ | доставка
    гарнтия | /help/warranty/ | гарантия
    kontakty | /contacts/ | контакты
    воронж | /contacts/city-4/ | воронеж
    crblrf | /help/ | скидка`,
  'logos and prints': `
    логотип | polo
    лого | polo
    с принтом | pechat-na-tkani
    нанесение | polo
    футболки с логотипом | futbolki-i-polo
    эмблема на футболку | futbolki-i-polo
    мерч с логотипом | shoper
    печать логотипа | polo
    брендирование | shoper
    худи с принтом | tolstovki-i-hudi`,
}
