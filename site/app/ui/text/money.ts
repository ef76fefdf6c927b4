export { formatMoney, groupDigits } from '@rapport/contract/texts/money'
