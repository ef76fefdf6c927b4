import { useStore } from '@tanstack/react-form'
import type { ComponentType, PropsWithChildren, ReactNode, RefObject } from 'react'
import { Form } from 'react-aria-components'
import { Button, type ButtonProps } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import styles from './admin-form.module.css'
import { useFormContext } from './form-fields.tsx'
import { RetryNotice } from './retry-notice.tsx'
import type { FormFailure } from './use-admin-form.ts'

interface AdminFormProps {
  form: { handleSubmit: () => Promise<void>; AppForm: ComponentType<PropsWithChildren> }
  element: RefObject<HTMLFormElement | null>
  failure: FormFailure | undefined
  isWaiting: boolean
  children: ReactNode
}

/** Form with the error of its last submission above the buttons. */
export const AdminForm = ({ form, element, failure, isWaiting, children }: AdminFormProps) => (
  <Form
    ref={element}
    validationBehavior="aria"
    onSubmit={(event) => {
      event.preventDefault()
      void form.handleSubmit()
    }}
    className={styles.form}
  >
    {failure?.retryAfter ? (
      <RetryNotice key={failure.text} seconds={failure.retryAfter} />
    ) : (
      failure?.text && <Notice kind="error">{failure.text}</Notice>
    )}
    {isWaiting && (
      <Notice kind="warning">Нет связи. Набранное сохранено и&nbsp;уйдёт само, когда связь появится.</Notice>
    )}
    <form.AppForm>{children}</form.AppForm>
  </Form>
)

export const FormActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
)

export function SubmitButton({
  children,
  variant = 'primary',
}: Pick<ButtonProps, 'variant'> & { children: ReactNode }) {
  const isSubmitting = useStore(useFormContext().store, (state) => state.isSubmitting)
  return (
    <Button type="submit" variant={variant} isPending={isSubmitting}>
      {children}
    </Button>
  )
}
