import type { Offer } from '@rapport/staff-contract/offers/offer'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { callAdmin } from '../api/admin-api.ts'
import { useSession } from '../api/session-context.ts'
import { Badge } from '../ui/badge/badge.tsx'
import { Button } from '../ui/button/button.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { lazyPart } from '../ui/lazy-part/lazy-part.ts'
import { Notice } from '../ui/notice/notice.tsx'
import styles from './offers.module.css'
import { useSendOffer } from './send/use-send-offer.ts'
import { TemplateAction } from './start/template-action.tsx'
import { useOfferWrite, writeFailure } from './use-offer-write.ts'

const Question = lazyPart(async () => (await import('../forms/question.tsx')).Question)
const PreviewDialog = lazyPart(async () => (await import('./send/preview-dialog.tsx')).PreviewDialog)

interface OfferActionsProps {
  offer: Offer
  /** On the offer's own screen there is no link to it. */
  isOwnScreen: boolean
}

/** What can be done with an offer: send or approve its draft, correct it, start a new version. Readers open it. */
export function OfferActions({ offer, isOwnScreen }: OfferActionsProps) {
  const { id, orderId, revision, path } = offer
  const [newest] = offer.versions
  const { member } = useSession()
  const navigate = useNavigate()
  const { mutate, isPending, error } = useOfferWrite(orderId)
  const sending = useSendOffer(offer)
  const [email, setEmail] = useState('')
  const [isPreviewed, setPreviewed] = useState(false)
  const [isDiscarded, setDiscarded] = useState(false)
  if (!newest) return null
  if (!hasPermission(member.role, 'orders.write'))
    return isOwnScreen ? null : <Link to={`/offers/${id}/`}>Открыть</Link>
  const request = { params: { id }, form: { revision } }
  const screen = `/offers/${id}/`
  const sentence = sending.failure ?? writeFailure(error)
  const isBeyond = newest.discount > offer.discountLimit
  return (
    <>
      {sentence && <Notice kind="error">{sentence}</Notice>}
      {newest.state === 'draft' && isBeyond && (
        <p>
          <Badge kind="bad">Скидка выше вашего предела {offer.discountLimit}&nbsp;%</Badge>
        </p>
      )}
      {newest.state === 'draft' && !offer.hasEmail && (
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
      <div className={styles.actions}>
        {newest.state === 'draft' && (
          <Button isPending={sending.isPending} onPress={() => sending.send(offer, email)}>
            {isBeyond ? 'Отправить на\u00A0согласование' : 'Отправить'}
          </Button>
        )}
        {newest.state === 'approval' &&
          (hasPermission(member.role, 'offers.approve') ? (
            <Button isPending={sending.isPending} onPress={() => sending.approve(offer)}>
              Согласовать и&nbsp;отправить
            </Button>
          ) : (
            <span>Нужно согласование владельца</span>
          ))}
        {offer.draft ? (
          <>
            <Button variant="secondary" onPress={() => void navigate(screen)}>
              Изменить
            </Button>
            <Button variant="quiet" onPress={() => setPreviewed(true)}>
              Как увидит клиент
            </Button>
            <Button variant="quiet" isPending={isPending} onPress={() => setDiscarded(true)}>
              Удалить черновик
            </Button>
          </>
        ) : (
          <>
            {!isOwnScreen && (
              <Link to={screen} className={styles.link}>
                Открыть
              </Link>
            )}
            <a href={path} target="_blank" rel="noreferrer" className={styles.link}>
              Страница клиента
            </a>
            <Button
              variant="secondary"
              isPending={isPending}
              onPress={() =>
                mutate({
                  send: () => callAdmin('createOfferVersion', request),
                  onDone: () => void navigate(screen),
                })
              }
            >
              Новая версия
            </Button>
          </>
        )}
      </div>
      {isOwnScreen && <TemplateAction offer={offer} />}
      {isDiscarded && (
        <Suspense>
          <Question
            heading="Удалить черновик?"
            text={`Строки и цены черновика ${newest.number} пропадут. Клиент их не видел.`}
            action="Удалить"
            error={null}
            isPending={isPending}
            onConfirm={() =>
              mutate(
                { send: () => callAdmin('discardOffer', request) },
                { onSettled: () => setDiscarded(false) },
              )
            }
            onClose={() => setDiscarded(false)}
          />
        </Suspense>
      )}
      {isPreviewed && (
        <Suspense>
          <PreviewDialog id={id} number={newest.number} onClose={() => setPreviewed(false)} />
        </Suspense>
      )}
    </>
  )
}
