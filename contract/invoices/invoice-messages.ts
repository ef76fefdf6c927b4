import { groupDigits } from '../texts/group-digits.ts'

export const invoiceMessages = {
  offerNotAccepted: 'Счёт выставляют по\u00A0принятому КП. Дождитесь, пока клиент его примет',
  orderRefused: 'Заявка отклонена, счёт по\u00A0ней не\u00A0выставить. Создайте новую заявку',
  entityMissing: 'Нет юрлица с\u00A0реквизитами. Добавьте его в\u00A0разделе «Юрлица»',
  entityUnknown: 'Такого юрлица больше нет. Выберите другое',
  wholeInvoiced: 'По\u00A0этому КП уже есть счёт. Отмените его или\u00A0выставьте остаток',
  nothingLeft: 'По\u00A0этому КП уже выставлена вся сумма',
  advanceTooLarge: 'Аванс больше суммы, которая осталась. Уменьшите процент или\u00A0выставьте остаток',
  advanceRange: 'Аванс\u00A0— от\u00A00,01 до\u00A0100\u00A0%',
  dueRange: (max: number) => `Срок оплаты\u00A0— от\u00A00 до\u00A0${max} дней`,
  seriesFull: (max: number) => `Счета могут выставлять не\u00A0больше ${max} юрлиц`,
  yearFull: (max: number) => `За\u00A0год выставлено ${groupDigits(max)} счетов\u00A0— больше номеров нет`,
  alreadyCancelled: 'Счёт уже отменён',
  reasonRequired: 'Напишите, почему отменяете',
} as const
