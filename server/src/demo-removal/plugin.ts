import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { REMOVABLE_KINDS } from '@rapport/staff-contract/opening/demo-entries'
import fp from 'fastify-plugin'
import { countDemoEntries } from '../demo-entries/queries.ts'
import type { Services } from '../services.ts'
import { lockCurrent } from '../staff/sessions/current-staff.ts'
import { removeDemo } from './remove-demo.ts'

const order = (kind: ContentKindName) => (REMOVABLE_KINDS as readonly ContentKindName[]).indexOf(kind)

/** Lets staff see what is left of the demo factory, and an owner remove it. */
export const demoRemoval = fp<Services>(
  async (app, { database: { orm }, now }) => {
    await app.addAdminRoutes((route) => {
      route('getDemoEntries', async () => {
        const counts = await countDemoEntries(orm)
        return { counts: counts.toSorted((one, other) => order(one.kind) - order(other.kind)) }
      })
      route('removeDemoEntries', ({ form, current, audit }) =>
        orm.transaction(async (tx) => {
          const { id: staffId, role } = await lockCurrent(tx, current)
          await audit(tx)
          return removeDemo(tx, form.kind, { staffId, role, now: now(), audit })
        }),
      )
    })
  },
  { name: 'demo-removal', dependencies: ['editing'] },
)
