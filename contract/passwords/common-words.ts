/**
 * Words that passwords are built on, in their usual spelling. word-spellings.ts derives other spellings:
 * Latin letters, the other keyboard layout, digits for letters.
 */
export const ENGLISH_WORDS = `
password passwd pass passw0rd qwerty qwertz azerty hello hallo welcome letmein login access admin administrator
root user guest test tester testing demo default master system server secret private public manager office
dragon monkey tiger lion eagle shark panther falcon phoenix wolf bear horse kitty puppy bunny turtle dolphin
shadow sunshine summer winter spring autumn january february march april june july august september october november
december monday tuesday wednesday thursday friday saturday sunday princess prince queen king angel devil demon
football baseball basketball hockey soccer tennis boxing superman batman spiderman ironman pokemon pikachu naruto
starwars matrix avatar hobbit gandalf merlin killer hunter ninja samurai pirate warrior soldier sniper ranger rocket
love iloveyou loveyou loveme lovely lover forever baby babygirl sweet sweety honey sugar candy cookie chocolate
coffee banana orange apple cherry lemon melon pepper ginger flower rose lily diamond gold silver crystal money dollar
family mother father mommy daddy mama papa sister brother friend friends freedom liberty peace happy lucky smile
beautiful pretty butterfly rainbow star moon galaxy ocean music guitar dance party magic dream hope faith heaven jesus
christ buddha michael jessica ashley daniel jordan andrew joshua matthew robert thomas george charlie william james
david john peter alex nicole jennifer michelle amanda melissa victoria samantha elizabeth hannah sophie emma olivia
lucas oliver harry jack london paris berlin moscow russia america england germany china japan brazil mexico canada
samsung nokia iphone apple android google yandex facebook vkontakte instagram telegram whatsapp youtube microsoft
windows linux internet computer laptop network website amazon netflix spotify tesla toyota honda nissan mercedes
ferrari porsche bmw audi lada kamaz harley corvette mustang maverick minecraft roblox counter strike warcraft dota
playstation xbox nintendo liverpool arsenal chelsea barcelona madrid juventus manchester lakers yankees cowboys
metallica nirvana slipknot eminem rammstein trustno whatever nothing something anything changeme change temp temporary
abc abcd asd asdf zxc zxcv qwe qwer qaz wsx business company factory textile fabric cotton linen silk print rapport
fashion style shop store market sale order client customer
`

export const RUSSIAN_WORDS = `
пароль пароли парол привет приветик здравствуй добро пожаловать войти вход логин админ админка гость тест проба
любовь люблю любимая любимый любимка моялюбовь ятебялюблю тебя сердце солнце солнышко зайка зая зайчик зайчонок кот
котик котёнок кошка кошечка собака собачка тигр тигрёнок лев медведь волк лиса орёл дракон лошадь рыбка ласточка
бабочка цветок роза ромашка лилия весна лето осень зима январь февраль март апрель май июнь июль август сентябрь
октябрь ноябрь декабрь понедельник пятница суббота воскресенье мама мамочка папа папочка бабушка дедушка сестра брат
братишка сынок дочка дочурка семья друг друзья подруга жизнь счастье радость надежда вера мечта свобода победа мир
удача деньги рубль золото серебро алмаз бриллиант принцесса принц королева король царь бог господь ангел ангелочек
чёрт дьявол россия русский рф украина беларусь казахстан футбол хоккей баскетбол спартак зенит цска динамо локомотив
рубин торпедо чемпион спорт сила богатырь воин солдат десант вдв спецназ танк танкист самолёт ракета космос гагарин
машина лада жигули волга уаз камаз мотоцикл школа институт студент учитель доктор директор начальник бухгалтер
менеджер компьютер интернет яндекс телефон музыка гитара песня танец кино театр книга сказка шоколад конфета
печенька яблоко апельсин вишня клубника малина банан арбуз картошка хлеб водка пиво кофе чай молоко море океан река
гора небо звезда звёздочка луна ветер дождь снег огонь вода земля лес дерево берёза красота красавица красотка
малышка малыш крошка детка куколка милая милый родная родной дорогая хороший забыл забыла незабуду непомню секрет
тайна ключ замок дом домик квартира дача работа контора офис завод фабрика текстиль ткань ткани пряжа нитки хлопок
лён шёлк трикотаж раппорт узор печать швея ткач шитьё одежда платье футболка магазин мода стиль блин жопа сука дурак
козёл придурок хрен йцукен фыва ячсмить
`

export const NAMES = `
александр саша саня шура алексей лёша лёха андрей андрюша антон тоша артём тёма борис боря вадим валентин валера
валерий василий вася виктор витя виталий виталик владимир вова вован владислав влад вячеслав слава геннадий гена
георгий гоша григорий гриша даниил данил данила даня денис дениска дмитрий дима димон евгений женя егор егорка иван
ваня игорь гарик илья илюша кирилл константин костя лев леонид лёня максим макс марат марк матвей михаил миша никита
николай коля олег павел паша пётр петя роман рома ромка руслан рустам святослав семён сергей серёга серёжа станислав
стас степан стёпа тимофей тимур фёдор федя эдуард эдик юрий юра ярослав ярик алина алиса алла алёна анастасия настя
настюша ангелина анжела анна аня анюта антонина валентина варвара варя василиса вера вероника виктория вика галина
галя дарья даша дашуля диана ева евгения екатерина катя катюша катерина елена лена леночка елизавета лиза жанна
зинаида инна ирина ира ириша карина кира кристина ксения ксюша лариса лариска лидия любовь люба людмила люда
маргарита рита марина маринка мария маша машка машенька милана надежда надя наталья наташа наталия нина оксана ольга
оля оленька полина раиса регина светлана света светик софия софья соня таисия тамара татьяна таня танюша ульяна юлия
юля юлька яна мурзик барсик рыжик шарик бобик тузик рекс джек барон граф
`

export const CITIES = `
москва петербург санктпетербург питер спб новосибирск екатеринбург казань нижний новгород челябинск красноярск самара
уфа ростов омск краснодар воронеж пермь волгоград саратов тюмень тольятти барнаул ижевск махачкала хабаровск ульяновск
иркутск владивосток ярославль кемерово томск набережные челны ставрополь оренбург новокузнецк рязань балашиха пенза
чебоксары липецк калининград астрахань тула киров сочи курск улан-удэ тверь магнитогорск сургут брянск иваново якутск
владимир симферополь белгород нижнийтагил калуга чита грозный волжский смоленск подольск саранск вологда курган
череповец орёл архангельск севастополь мурманск тамбов кострома псков минск киев алматы астана ташкент ереван тбилиси
баку бишкек сибирь урал кавказ крым дальний
`

/** Leaked passwords that are no word with an ending. */
export const KNOWN_PASSWORDS = `
password passw0rd p@ssw0rd p@ssword pa$$word pa$$w0rd password1 password12 password123 password1234 password!
12345678 123456789 1234567890 0123456789 012345678 87654321 987654321 0987654321 9876543210 123454321 1234512345
123456780 12341234 12344321 11112222 11223344 1122334455 112233445566 12121212 123123123 123321123 147258369
147852369 741852963 159753456 159357456 963852741 789456123 789456123a 456789123 321654987 100200300 10203040
0102030405 1029384756 135792468 13579246 24681357 246813579 31415926 314159265 1000000000 1q2w3e4r 1q2w3e4r5t
1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1qaz2wsx 1qaz2wsx3edc qazwsxedc qaz123wsx qazwsx123 zaq12wsx
zaq1zaq1 zaq1xsw2 xsw2zaq1 zxcvbnm1 zxcvbnm123 zxcvbnm, asdfghjk asdfghjkl asdfghjkl; asdf1234 asdfasdf asdfzxcv
qwertyui qwertyuiop qwertyuiop[] qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty321 qwerty777
qwer1234 qweasdzxc qweasd123 qwe123qwe qwe123123 qweqwe123 qwaszx12 1qwerty1 123qwe123 123qweasd 123qweasdzxc
1234qwer 1234rewq 12345qwert 12345qwe 12345678q 123456789q 12345678a 123456789a 1234567a 1234567q 123456qwerty
123456qw 123456aa 123456abc a1234567 a12345678 a123456789 aa123456 aa12345678 ab123456 abc12345 abc123456
abc123abc abcd1234 abcdefgh abcdefghi abcdef123 1a2b3c4d a1b2c3d4 a1s2d3f4 z1x2c3v4 1z2x3c4v aaaa1111 1111aaaa
iloveyou iloveyou1 iloveyou2 iloveyou! ilovegod trustno1 letmein1 letmein123 welcome1 welcome123 sunshine sunshine1
princess princess1 football football1 baseball baseball1 basketball superman superman1 starwars whatever computer
computer1 internet jennifer michelle jessica1 danielle nicholas benjamin jonathan victoria alexandra christina
corvette mercedes maverick midnight dolphins redskins marlboro samantha elizabeth caroline butterfly hellokitty
pokemon1 passport testtest test1234 test12345 testing1 testing123 changeme changeme1 default1 guest123 secret123
letmeinnow admin123 admin1234 admin12345 administrator adminadmin root1234 rootroot toor1234 master123 system32
killer123 shadow123 monkey123 dragon123 dragon12 charlie1 michael1 matthew1 thunder1 freedom1 blink182 slipknot
metallica nirvana1 eminem123 spartak1 spartak1922 zenit1925 cska1911 dinamo1923 lokomotiv samsung1 samsung123
nokia123 sony1234 windows1 microsoft google123 facebook vkontakte odnoklassniki yandex123 mailru123 gfhjkm123
gfhjkm12 gfhjkmgfhjkm gfhjkm1234 ghbdtn123 ghbdtn12 ghbdtnghbdtn ghjcnjgfhjkm vfhbyf123 yfnfif123 fylhtq123
cthutq123 ktyecbr1 cjkysirj cjkywt123 rjntyjr1 rjirf123 k.,jdm123 ntktajy1 ytpyf123 ytpyfrjvrf djkjlz123
пароль12 пароль123 пароль1234 парольпароль моипароль мойпароль мойпароль1 йцукенгш йцукенгшщз йцукен12 йцукен123
йцукен1234 йцукен123456 йцуйцуйцу йцу123йцу фывапролд фывапролдж фывафыва фыва1234 ячсмитьбю ячсмить1 ячсмить123
1й2ц3у4к 1й2ц3у4к5е й1ц2у3к4 йфяцычувс привет12 привет123 приветпривет любовь12 любовь123 любимая1 любимый1
наташа12 наташа123 марина123 максим123 андрей123 сергей123 александр александра екатерина анастасия елизавета
солнышко солнышко1 котёнок1 зайчонок спартак1 локомотив россия123 москва123 владимир владислав вячеслав святослав
vladimir vladislav alexander aleksandr alexandr ekaterina anastasia anastasiya elizaveta valentina valentin
svetlana veronika ruslan123 konstantin stanislav svyatoslav vyacheslav solnishko solnyshko lubimaya lubimiy
lyubimaya privet12 privet123 privetprivet parol123 parol1234 parolparol moyparol moiparol nepomnu nezabudu
zabylparol zxcasdqwe zxc123zxc zxczxczxc poiuytrewq mnbvcxz1 lkjhgfdsa 0okm9ijn 1qazxsw2 2wsx3edc 3edc4rfv
`
