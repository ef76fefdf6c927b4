import type { BankPayment } from '@rapport/staff-contract/invoices/bank-payment'
import { callAdmin } from '../../api/admin-api.ts'
import { failureText } from '../../api/admin-error.ts'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import styles from './payments.module.css'
import { usePaymentWrite } from './use-payment-write.ts'

interface PaymentActionsProps {
  payment: BankPayment
  /** Opens the form that books it by hand. */
  onChoose: () => void
}

export function PaymentActions({
  payment: { id, unbooked, booked, isDismissed, match },
  onChoose,
}: PaymentActionsProps) {
  const { mutate, isPending, error } = usePaymentWrite()
  const isCertain = match.allocations.length > 0
  const run = (name: 'unbookBankPayment' | 'dismissBankPayment' | 'restoreBankPayment') =>
    mutate({ send: () => callAdmin(name, { params: { id } }) })
  return (
    <>
      {error && <Notice kind="error">{failureText(error)}</Notice>}
      <div className={styles.actions}>
        {isDismissed && (
          <Button variant="secondary" isPending={isPending} onPress={() => run('restoreBankPayment')}>
            Вернуть
          </Button>
        )}
        {!isDismissed && unbooked > 0 && (
          <>
            <Button variant={isCertain ? 'quiet' : 'secondary'} onPress={onChoose}>
              {isCertain ? 'Другой счёт' : 'Найти счёт'}
            </Button>
            <Button variant="quiet" isPending={isPending} onPress={() => run('dismissBankPayment')}>
              Отложить
            </Button>
          </>
        )}
        {booked.length > 0 && (
          <Button variant="quiet" isPending={isPending} onPress={() => run('unbookBankPayment')}>
            Отменить проведение
          </Button>
        )}
      </div>
    </>
  )
}
