import type { Page } from '@playwright/test'

export interface VirtualAuthenticator {
  /** Sets whether the user answers requests at once, by a touch. */
  answer(does: boolean): Promise<void>
  /** Sets whether the touch verifies the user. */
  verify(isUser: boolean): Promise<void>
}

/** A platform authenticator, as phones have one. It answers only on request. */
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
