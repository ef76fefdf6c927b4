import { eq } from 'drizzle-orm'
import { proofMails } from '../../src/proofs/tables.ts'
import { fileForm } from '../content/media-files.ts'
import { placeOrder } from '../inbox-orders.ts'
import { addProofFile, picture, proofToken, sentProof } from '../proofs/proof-orders.ts'
import type { StaffApp } from '../staff-app.ts'
import type { AuditedWrites } from './audited-write.ts'

/** Endpoints of proofs. */
export function proofWrites(server: StaffApp): AuditedWrites {
  const manager = () => server.signedIn('manager')
  const drafted = async () => {
    const by = await manager()
    return { by, proof: await addProofFile(by, await placeOrder(server), 'Макет.png', await picture()) }
  }
  const sent = async () => {
    const by = await manager()
    return { by, proof: await sentProof(server, by) }
  }
  /** A sent proof with a comment of the customer. */
  const commented = async () => {
    const { by, proof } = await sent()
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/v1/proofs/${proofToken(proof)}/comments`,
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      payload: { version: 1, page: 1, x: 500, y: 500, text: 'Здесь опечатка' },
    })
    return { by, id: answer.json().result.comments[0].id }
  }
  return {
    addProofFile: async () => ({
      by: await manager(),
      options: { id: await placeOrder(server), body: fileForm('Макет.png', await picture()) },
    }),
    removeProofFile: async () => {
      const { by, proof } = await drafted()
      return { by, options: { id: proof.versions[0]?.files[0]?.id ?? '' } }
    },
    sendProof: async () => {
      const { by, proof } = await drafted()
      return { by, options: { id: proof.id, body: { revision: proof.revision } } }
    },
    sendProofAgain: async () => {
      const { by, proof } = await sent()
      await server.database.orm
        .update(proofMails)
        .set({ state: 'sent' })
        .where(eq(proofMails.proofId, proof.id))
      return { by, options: { id: proof.id, body: {} } }
    },
    withdrawProof: async () => {
      const { by, proof } = await sent()
      return { by, options: { id: proof.id, body: { revision: proof.revision } } }
    },
    replyToProofComment: async () => {
      const { by, id } = await commented()
      return { by, options: { id, body: { text: 'Исправим' } } }
    },
    solveProofComment: async () => {
      const { by, id } = await commented()
      return { by, options: { id, body: { isSolved: true } } }
    },
    requireProof: async () => ({
      by: await manager(),
      options: { id: await placeOrder(server), body: { isRequired: true } },
    }),
    waiveProof: async () => ({
      by: await server.signedIn('owner'),
      options: { id: await placeOrder(server), body: { reason: 'Повтор прошлого тиража' } },
    }),
  }
}
