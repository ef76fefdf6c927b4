/** Passwords as they are known from leaks, of the length that would otherwise be allowed. */
const KNOWN = `
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

/** Words people build a password on. */
const WORDS = `
password passwd parol пароль qwerty qwertz йцукен привет privet hello welcome letmein login admin user root test
guest master dragon monkey shadow sunshine princess football baseball superman batman pokemon killer love iloveyou
любовь lubov lyubov москва moskva moscow россия russia rossia spartak zenit natasha наташа marina марина sergey
сергей andrey андрей maxim максим dmitry дмитрий alexey алексей ivan иван elena елена olga ольга tatiana татьяна
nastya настя masha маша dasha даша katya катя anna анна
`

const ENDINGS = ['1', '11', '12', '123', '1234', '12345', '123456', '007', '777', '!', '123!', '1!']
const YEARS = ['2020', '2021', '2022', '2023', '2024', '2025', '2026']
const SHORTEST = 8

const words = (text: string) => text.split(/\s+/).filter(Boolean)

const built = words(WORDS).flatMap((word) => [word, ...[...ENDINGS, ...YEARS].map((ending) => word + ending)])

/** About 1 500 passwords that are tried first by whoever guesses; in lower case, 8 characters or more. */
export const commonPasswords: ReadonlySet<string> = new Set(
  [...words(KNOWN), ...built].filter((password) => password.length >= SHORTEST),
)

/** Up to four signs over and over: `11111111`, `abcabcabc`, `12341234`. */
const REPEATED = /^(.{1,4})\1+$/su

/** Whether a password is among the first that anybody would try, whatever its case. */
export function isCommonPassword(password: string): boolean {
  const lower = password.normalize('NFKC').toLowerCase()
  return commonPasswords.has(lower) || REPEATED.test(lower)
}
