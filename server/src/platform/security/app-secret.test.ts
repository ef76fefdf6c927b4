import { expect, it } from 'vitest'
import { appSecretWarning } from './app-secret.ts'

const warn = (PUBLIC_URL: string, APP_SECRET: string[] = []) => appSecretWarning({ PUBLIC_URL, APP_SECRET })

it.each(['https://factory.example', 'https://localhost.example', 'https://10.0.0.1:8443'])(
  'warns of %s without APP_SECRET',
  (url) => {
    expect(warn(url)).toMatch(/^APP_SECRET is not set/)
    expect(warn(url, ['a secret of the operator'])).toBeUndefined()
  },
)

it.each([
  'http://localhost:3000',
  'http://factory.example',
  'https://rapport.localhost:8443',
  'https://127.0.0.1',
  'https://[::1]:3000',
])('does not warn at %s', (url) => expect(warn(url)).toBeUndefined())
