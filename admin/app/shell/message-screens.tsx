import { staffMessages } from '@rapport/staff-contract/staff/staff-messages'
import type { ReactNode } from 'react'
import { Link, useRouteError } from 'react-router'
import { failureText } from '../api/admin-error.ts'
import { Button } from '../ui/button/button.tsx'
import styles from './message-screens.module.css'

const Message = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div className={styles.message}>
    <h1>{heading}</h1>
    {children}
  </div>
)

export const NotFoundScreen = () => (
  <Message heading="Нет такой страницы">
    <p>Адрес набран с&nbsp;ошибкой, или страницы больше нет.</p>
    <Link to="/">К&nbsp;началу</Link>
  </Message>
)

export const ForbiddenScreen = () => (
  <Message heading="Сюда нельзя">
    <p>{staffMessages.notAllowed}.</p>
    <Link to="/">К&nbsp;началу</Link>
  </Message>
)

export function ErrorScreen() {
  const error = useRouteError()
  return (
    <Message heading="Не получилось открыть">
      <p>{failureText(error)}</p>
      <Button onPress={() => location.reload()}>Обновить страницу</Button>
    </Message>
  )
}
