import { groupDigits } from '../texts/group-digits.ts'

const NBSP = '\u00a0'

/** Russian messages of a calculation's fields, in a file of their own because the browser loads them. */
export const calculationMessages = {
  invalid: 'Проверьте значение поля',
  linesMissing: 'Добавьте хотя бы одно изделие',
  linesTooMany: 'В\u00a0одном расчёте не больше 50\u00a0строк',
  operationsTooMany: 'К\u00a0одному изделию не больше 20\u00a0работ',
  sizesTooMany: 'В\u00a0одной строке не больше 50\u00a0размеров',
  itemUnknown: 'Такого изделия в\u00a0каталоге больше нет. Выберите его заново',
  variantUnknown: 'Такого исполнения у\u00a0этого изделия нет',
  materialUnknown: 'Такого материала у\u00a0этого изделия нет',
  quantityOrSizes: 'Укажите либо количество, либо размеры',
  quantityZero: 'Укажите количество больше нуля',
  quantityNegative: 'Количество не\u00a0может быть меньше нуля',
  quantityWhole: 'Укажите целое число штук',
  quantityHalves: 'Метры считаются с\u00a0шагом 0,5',
  quantityTooLarge: (largest: number) => `Не\u00a0больше ${groupDigits(largest)}`,
  leastOrder: (quantity: string) => `Наименьший заказ\u00a0— ${quantity}`,
  sizeUnknown: 'Такого размера у\u00a0этого изделия нет',
  operationUnknown: 'Такой работы у\u00a0нас больше нет. Выберите другую',
  operationForbidden: 'Эту работу на\u00a0этом изделии мы не\u00a0делаем',
  placeMissing: 'Выберите место на\u00a0изделии',
  placeUnknown: 'На\u00a0этом месте работу не\u00a0делаем. Выберите другое',
  sideMissing: 'Укажите ширину и\u00a0высоту, например 20 или 20,5\u00a0см',
  sideTooLarge: (millimetres: number) =>
    `Здесь помещается не\u00a0больше ${String(millimetres / 10).replace('.', ',')}${NBSP}см`,
  colorsOutOfRange: (min: number, max: number) =>
    min === max ? `Цветов должно быть ${min}` : `Укажите от\u00a0${min} до\u00a0${max} цветов`,
  colorsUnsupported: 'Эта работа не\u00a0считается по\u00a0цветам',
  designsOutOfRange: (max: number) => `Укажите от\u00a01 до\u00a0${max} макетов`,
  termUnavailable: 'Срочного изготовления сейчас нет',
  cityUnknown: 'Такого города в\u00a0списке доставки нет',
  totalTooLarge: 'Такую большую сумму мы считаем только вместе с\u00a0менеджером. Уменьшите количество',
} as const

/** Russian notes of a calculation. */
export const calculationNotes = {
  deliveryUnknown: 'Стоимость доставки назовёт менеджер',
  readyUnknown: 'Срок готовности назовёт менеджер',
} as const
