import type { Page } from '@playwright/test'

export interface VirtualAuthenticator {
  /** Whether the user answers at once, by a touch. */
  answer(does: boolean): Promise<void>
  /** Whether the touch is theirs. */
  verify(isUser: boolean): Promise<void>
}

/** An authenticator of the device, as a phone has one. It answers nothing until it is told to. */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  })
  const answer = async (enabled: boolean) => {
    await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  }
  const verify = async (isUserVerified: boolean) => {
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  }
  return { answer, verify }
}
