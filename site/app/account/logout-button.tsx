import { logOut } from '../accounts/current-user.ts'
import { Button } from '../ui/button/button.tsx'

/** Ends this log-in, here and at the server. */
export function LogoutButton() {
  return (
    <Button variant="outline" compact onClick={logOut}>
      Выйти
    </Button>
  )
}
