/** Adjacent keys, alphabets, and zigzags over two rows. */
const LINES = [
  '12345678901234567890',
  'qwertyuiop[]',
  "asdfghjkl;'",
  'zxcvbnm,./',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю.',
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдежзийклмнопрстуфхцчшщъыьэюя',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qawsedrftgyhujikolp',
  'a1s2d3f4g5h6j7k8l9',
  'z1x2c3v4b5n6m7',
  'a1b2c3d4e5f6g7h8',
  '1a2b3c4d5e6f7g8h',
  '1й2ц3у4к5е6н7г8ш9щ0з',
  'й1ц2у3к4е5н6г7ш8щ9з0',
  'йфцыувкаепнргошл',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1йфя2цыч3увс4кам5епи6нрт7гоь8шлб9щдю0зж',
  '147258369',
  '741852963',
  '159753',
  '13579',
  '02468',
].flatMap((line) => [line, Array.from(line).reverse().join('')])

const SHIFTED = new Map(Array.from('!@#$%^&*()', (sign, at) => [sign, '1234567890'.charAt(at)]))

/** Keys of a walk, at least. */
const KEYBOARD_WALK_MIN = 3

/** Returns whether a lower-case text is a keyboard walk, with or without Shift: `qwer`, `1qaz`, `@wsx`. */
export function isKeyboardWalk(text: string): boolean {
  if (text.length < KEYBOARD_WALK_MIN) return false
  const keys = Array.from(text, (key) => SHIFTED.get(key) ?? key).join('')
  return LINES.some((line) => line.includes(keys))
}
