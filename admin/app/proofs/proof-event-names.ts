import type { ProofEventKind } from '@rapport/staff-contract/proofs/proof'

/** What happened to a proof, in words. */
export const PROOF_EVENT_NAMES: Record<ProofEventKind, string> = {
  sent: 'Отправлен',
  'sent-again': 'Отправлен ещё раз',
  opened: 'Клиент открыл',
  commented: 'Комментарий клиента',
  replied: 'Ответ на\u00A0комментарий',
  approved: 'Утверждён',
  'changes-requested': 'Клиент просит изменить',
  withdrawn: 'Отозван',
  reminded: 'Клиенту напомнили',
  required: 'Без макета не\u00A0начинать',
  'not-required': 'Макет не\u00A0нужен',
  waived: 'Разрешено без утверждения',
}
