/** Asks to call or write, as far as the factory has a phone or an email: «Позвоните или напишите нам». Else empty. */
export function contactCall({ phone, email }: { phone: string; email: string }): string {
  if (phone && email) return 'Позвоните или напишите нам'
  if (phone) return 'Позвоните нам'
  return email ? 'Напишите нам' : ''
}
