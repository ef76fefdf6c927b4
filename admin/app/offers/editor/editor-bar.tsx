import { formatMoney } from '@rapport/contract/money/format-money'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { useState } from 'react'
import { useSession } from '../../api/session-context.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { useSendOffer } from '../send/use-send-offer.ts'
import type { EditableOffer } from './edited-offer.ts'
import styles from './editor.module.css'
import type { OfferEditor } from './use-offer-editor.ts'

interface EditorBarProps {
  offer: EditableOffer
  editor: OfferEditor
  onPreview: () => void
}

/** Sum and actions of the editor, always in view. */
export function EditorBar({ offer, editor, onPreview }: EditorBarProps) {
  const { document, discount = 0, errors, hasChanges, isSaving, isSubmitted } = editor
  const { member } = useSession()
  const sending = useSendOffer(offer)
  const [email, setEmail] = useState('')
  const isBeyond = discount > offer.discountLimit
  const isWaiting = offer.versions[0]?.state === 'approval' && !hasChanges
  const mayApprove = hasPermission(member.role, 'offers.approve')
  const mistakes = Object.keys(errors).length
  const isBlocked = editor.conflicts.length > 0
  const failure = editor.failure ?? sending.failure
  return (
    <section aria-label="Итог и&nbsp;отправка" className={styles.bar}>
      {failure && <Notice kind="error">{failure}</Notice>}
      {isSubmitted && mistakes > 0 && <Notice kind="error">Исправьте отмеченные поля: {mistakes}</Notice>}
      {!offer.hasEmail && (
        <TextField
          label="Почта клиента: в&nbsp;заявке её нет"
          type="email"
          inputMode="email"
          autoComplete="off"
          value={email}
          onChange={setEmail}
          errors={sending.emailErrors}
        />
      )}
      <div className={styles.result}>
        <p role="status" className={styles.total}>
          Итого <b>{document?.total == null ? '—' : formatMoney(document.total)}</b>
          {discount > 0 && (
            <Badge kind={isBeyond ? 'bad' : 'plain'}>
              Скидка {discount.toLocaleString('ru-RU')}&nbsp;%
              {isBeyond && `, выше вашего предела ${offer.discountLimit}\u00A0%`}
            </Badge>
          )}
        </p>
        <div className={styles.buttons}>
          <Button variant="quiet" isDisabled={isBlocked} onPress={() => editor.save(onPreview)}>
            Как увидит клиент
          </Button>
          <Button
            variant="secondary"
            isPending={isSaving}
            isDisabled={!hasChanges || isBlocked}
            onPress={() => editor.save()}
          >
            Сохранить
          </Button>
          {isWaiting && !mayApprove ? (
            <span>Ждёт согласования владельца</span>
          ) : (
            <Button
              isPending={sending.isPending}
              isDisabled={isBlocked}
              onPress={() =>
                isWaiting ? sending.approve(offer) : editor.save((saved) => sending.send(saved, email))
              }
            >
              {isWaiting
                ? 'Согласовать и\u00A0отправить'
                : isBeyond
                  ? 'Отправить на\u00A0согласование'
                  : 'Отправить клиенту'}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
