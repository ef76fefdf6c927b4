import type { ListCount } from '@rapport/staff-contract/lists/list-count'
import { listMessages } from '@rapport/staff-contract/lists/list-messages'

/** Returns the texts of the button «Выбрать все 12 431 по фильтру» and of the selection made by it. */
export function allTexts({ count, isMore }: ListCount): { choice: string; chosen: string } {
  const much = isMore ? listMessages.countOver : count.toLocaleString('ru-RU')
  return {
    choice: isMore ? `Выбрать все по\u00A0фильтру: ${much}` : `Выбрать все ${much} по\u00A0фильтру`,
    chosen: `Выбрано всё по\u00A0фильтру: ${much}`,
  }
}
