/**
 * Queries of visitors with the expected first result: `query | slug`, then the corrected query if it was
 * mistyped. `-` means no results, `post:` the first post.
 */
export const goldenQueries: Record<string, string> = {
  'the whole name': `
    Футболка классическая | futbolka-klassicheskaya
    футболка хенли | futbolka-henli
    поло | polo
    поло женское | polo-jenskoe
    лонгслив | longsliv
    майка | mayka
    худи | hudi
    свитшот | svitshot
    рашгард | rashgard
    косоворотка | kosovorotka
    Платье-рубашка | plate-rubashka
    ПЛАТЬЕ С ЗАПАХОМ | plate-s-zapahom
    наволочка с ушками | navolochka
    скатерть | skatert
    прихватка | prihvatka
    пресс-волл тканевый | press-voll
    шапка бини | shapka-bini
    оксфорд 240d | oksford
    печать на шёлке | pechat-na-shelke
    печать на шелке | pechat-na-shelke
    индивидуальный заказ | individualnyy-zakaz
    школьная форма | shkolnaya-forma
    постельное бельё | postelnoe-bele
    для девочек | shkolnaya-forma-dlya-devochek
    ткани метражом | tkani`,
  'forms of a word': `
    футболку | futbolki-i-polo
    футболки | futbolki-i-polo
    футболкой | futbolki-i-polo
    юбку | yubki
    юбкой карандаш | yubka-karandash
    платьев | platya-i-yubki
    платья с запахом | plate-s-zapahom
    шторами | shtory
    скатерти | skatert
    скатертью | skatert
    печати | pechat-na-tkani
    печатью | pechat-na-tkani
    печать на ткани | pechat-na-tkani
    рубашку со стойкой | rubashka-stoyka
    пижаму детскую | pijama-detskaya
    пижам | pijama-detskaya
    ситца | sitec
    льна | len
    шёлка натурального | shelk-naturalnyy
    бязи | byaz
    галстуков | galstuk
    простыней | prostynya-na-rezinke
    фартуков | fartuk-s-nagrudnikom
    леггинсов | legginsy
    чехлов | chehly
    халатом | halat-mastera
    флагов | flagi-i-vympely
    тканей | tkani`,
  'the fleeting vowel': `
    футболок | futbolki-i-polo
    рубашек | rubashki-i-forma
    сумок | sumki
    платков | platki-i-sharfy
    платка | platki-i-sharfy
    наволочек | navolochka
    маек | mayka
    юбок | yubki
    блузок | bluzka-shkolnaya
    толстовок | tolstovki-i-hudi
    шапок | shapki-i-noski
    носок | noski
    подушек | podushka-dekorativnaya
    салфеток | salfetki
    полотенец | polotence-lnyanoe
    чехол | chehly
    лент для бейджей | lenta-dlya-beydja
    косовороток | kosovorotka
    прихваток | prihvatka
    панам | panama
    сумочка | sumki
    носочки | noski
    платочков | platki-i-sharfy
    юбочка | yubki`,
  'ё and е': `
    шелк натуральный | shelk-naturalnyy
    жилёт официанта | jilet-oficianta
    лен | len
    полулен | polulen
    плащевка | dyuspo
    покрывало стеганое | pokryvalo
    постельное белье | postelnoe-bele`,
  'several words in any order': `
    классическая футболка | futbolka-klassicheskaya
    детская футболка | futbolka-detskaya
    футболки мужские | mujskie-futbolki
    мужская футболка оверсайз | futbolka-oversayz
    женское поло | polo-jenskoe
    шёлковый платок | platok-shelkovyy
    пляжное полотенце | polotence-plyajnoe
    вафельный халат | halat-vafelnyy
    школьный сарафан | sarafan-shkolnyy
    русский сарафан | sarafan-narodnyy
    юбка для сцены | yubka-dlya-flamenko
    льняной костюм | kostyum-lnyanoy
    дорожная сумка | sumka-dorojnaya
    римские шторы | rimskaya-shtora
    на молнии худи | hudi-na-molnii
    рубашка из фланели | rubashka-flanelevaya
    комплект постельного белья из сатина | komplekt-iz-satina
    чехол для стула | chehol-na-stul
    хлопковая ткань | hlopkovye-tkani`,
  'parts of a word': `
    толст | tolstovki-i-hudi
    футб | futbolki-i-polo
    плать | platya-i-yubki
    скат | skatert
    наволоч | navolochka
    полотенц | polotence-lnyanoe
    лонг | longsliv
    косовор | kosovorotka
    габар | gabardin
    бифл | bifleks
    панаму | panama
    рюкз | ryukzak-meshok
    плисс | yubka-plisse
    гимнаст | gimnastika-i-plavanie
    крепде | krepdeshin
    дешин | krepdeshin
    волонт | jilet-volontera
    мантия хор | mantiya-dlya-hora`,
  misspellings: `
    футблока | futbolki-i-polo | футболка
    футблоку | futbolki-i-polo | футболка
    фтболка | futbolki-i-polo | футболка
    футбалки | futbolki-i-polo | футболки
    фудболка детская | futbolka-detskaya | футболка детская
    рубажка | rubashki-i-forma | рубашка
    рубашька | rubashki-i-forma
    юпка | yubki | юбка
    плотье | platya-i-yubki | платье
    толставка | tolstovki-i-hudi | толстовки
    свитшод | svitshot | свитшот
    лангслив | longsliv | лонгслив
    легинсы | legginsy
    лигинсы | legginsy | леггинсы
    скотерть | skatert | скатерть
    палатенце пляжное | polotence-plyajnoe | полотенце пляжное
    падушка | podushka-dekorativnaya | подушка
    пастельное бельё | postelnoe-bele | постельное бельё
    нвволочка | navolochka | наволочка
    шолк | shelk-i-viskoza | шёлк
    габордин | gabardin | габардин
    бефлекс | bifleks | бифлекс
    сетец | sitec | ситец
    флонель | flanel | фланель
    кулерка | kulirka | кулирка
    крепдишин | krepdeshin | крепдешин
    косметичька | kosmetichka
    фортук баристы | fartuk-barista | фартук баристы
    шопперр | shoper
    печять на ткани | pechat-na-tkani | печать на ткани
    плсток | platki-i-sharfy | платок
    купальнек | kupalnik-slitnyy | купальник
    гаолстук | galstuk | галстук
    вемпел | vympel | вымпел`,
  'the other keyboard layout': `
    aen,jkrf | futbolki-i-polo | футболка
    AEN<JKRF | futbolki-i-polo | футболка
    hec,firf | rubashki-i-forma | рубашка
    gkfnmt | platya-i-yubki | платье
    ,fnbcn | batist | батист
    ,zpm | byaz | бязь
    .,rf | yubki | юбка
    k\`y | len | лён
    ;bktn | jilet-oficianta | жилет
    [elb | hudi | худи
    ktnybt gkfnmz | letnie-platya | летние платья
    njkcnjdrf | tolstovki-i-hudi | толстовка
    ltncrfz aen,jkrf | futbolka-detskaya | детская футболка
    gtxfnm yf nrfyb | pechat-na-tkani | печать на ткани
    djkjynthf | jilet-volontera | волонтёра
    itkr | shelk-i-viskoza | шёлк
    'rj cevrf | sumki | сумка
    зщдщ | polo | поло
    рщщвшу | hudi | hoodie
    ырщззук | shoper | shopper
    агеищдлф | futbolki-i-polo | футболка`,
  'Latin letters': `
    futbolka | futbolki-i-polo | футболка
    futbolki muzhskie | mujskie-futbolki | футболки мужские
    hudi | hudi | худи
    khudi | hudi | худи
    xudi | hudi | худи
    svitshot | svitshot | свитшот
    longsliv | longsliv | лонгслив
    polo | polo | поло
    platie | platya-i-yubki | платье
    plat'e | platya-i-yubki | платье
    yubka | yubki | юбка
    jubka | yubki | юбка
    rubashka | rubashki-i-forma | рубашка
    pizhama detskaya | pijama-detskaya | пижама детская
    pijama | pijama-detskaya | пижама
    zhilet | jilet-oficianta | жилет
    shelk | shelk-i-viskoza | шёлк
    shyolk | shelk-i-viskoza | шёлк
    biflex | bifleks | бифлекс
    gabardin | gabardin | габардин
    postelnoe belye | postelnoe-bele | постельное бельё
    ryukzak | ryukzak-meshok | рюкзак
    sumka | sumki | сумка
    pechat na tkani | pechat-na-tkani | печать на ткани
    shtory | shtory | шторы
    futbolca | futbolki-i-polo | футболка`,
  'other names of a product': `
    тишка | futbolki-i-polo
    толстовка | tolstovki-i-hudi
    толстовка с капюшоном | hudi
    кенгурушка | hudi
    кофта | svitshot
    джоггеры | bryuki-iz-futera
    спортивные штаны | bryuki-iz-futera
    лосины | legginsy
    шоппер | shoper
    эко сумка | shoper
    сумка шопер | shoper
    сукно | tkani
    шёлк армани | shelk-i-viskoza
    атлас | atlas-poliesternyy
    х/б ткань | hlopkovye-tkani
    коттон | hlopok-i-len
    пиджак | jaket-svobodnyy
    передник | fartuk-s-nagrudnikom
    бейсболка | panama
    бананка | sumka-poyasnaya
    занавески | shtory
    ночнушка | sorochka-nochnaya
    простынь | prostynya-na-rezinke
    одеяло | pokryvalo
    косынка | bandana
    шаль | palantin
    бафф | snud
    hoodie | hudi
    t-shirt | futbolki-i-polo
    silk | shelk-i-viskoza
    оверсайз футболка | futbolka-oversayz
    гольфы | noski
    униформа | forma
    баннер | press-voll
    бархат | velyur
    лайкра | bifleks`,
  'materials, purposes and purchase phrases': `
    ёлка | print-elka
    трикотаж детский | detskiy-trikotaj
    мерч | merch-i-flagi
    худи оверсайз | hudi
    ткань для постельного белья | postelnoe-bele
    белая футболка | futbolki-i-polo
    платье из льна | plate-trapeciya
    льняное платье | plate-trapeciya
    медицинская форма | bluza-medicinskaya
    синий занавес | zanavesy-i-dekoracii
    роуль | platok-shelkovyy
    кислотная печать | pechat-na-shelke
    одежда для беременных | sportivnaya-odejda | одежда
    кашкорсе | polo
    купить футболки оптом | futbolki
    футболки оптом от производителя | futbolki
    заказать платья оптом недорого | platya
    купить поло | polo
    сумки оптом | sumki
    пошив школьной формы на заказ | shkolnaya-forma
    заказать шторы недорого | shtory`,
  posts: `
    усадка хлопка | post:hlopok-saditsya-chto-s-etim-delat
    раппорт | post:rapport-kak-postroit-risunok-bez-shvov
    кумач | post:istoriya-kumacha
    набойка | post:kubovaya-naboyka
    макет | post:kak-podgotovit-vektornyy-maket
    наценка | post:nacenka-v-magazine-odejdy
    размерная сетка | post:kak-snyat-merki-i-sobrat-razmernuyu-setku
    сублимационная печать | post:reaktivnaya-pigmentnaya-sublimacionnaya
    yf,jqrf | post:kubovaya-naboyka | набойка`,
  'no matching product': `
    абракадабра | -
    qwertyzxcv | -
    вакансии | -
    экскаватор | -
    %%% | -
    ___ | -
    '; drop table posts; -- | -
    <script>alert(1)</script> | -
    \\\\'"\${} | -`,
}
