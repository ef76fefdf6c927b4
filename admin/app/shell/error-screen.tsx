import { useRouteError } from 'react-router'
import { failureText } from '../api/admin-error.ts'
import { Button } from '../ui/button/button.tsx'
import { Message } from './message.tsx'

/** Stands in place of a screen that could not be drawn or loaded. */
export function ErrorScreen() {
  const error = useRouteError()
  return (
    <Message heading="Не получилось открыть">
      <p>{failureText(error)}</p>
      <Button onPress={() => location.reload()}>Обновить страницу</Button>
    </Message>
  )
}
