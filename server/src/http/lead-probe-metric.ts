import { ALWAYS_PROBED } from '@rapport/staff-contract/system/lead-probe'
import fp from 'fastify-plugin'
import type { Services } from '../services.ts'

/** Metric of test orders: 1 for a step that fails, and for test orders that are late. Without test orders it has no sample. */
export const leadProbeMetric = fp<Services>(
  async (app) => {
    const { monitoring, leadProbe, orders } = app
    monitoring.metrics?.addStateGauge({
      name: 'rapport_lead_probe_broken',
      help: 'Whether test orders fail at a step, or are late (step="late"); of all processes',
      label: 'step',
      async read() {
        const state = await leadProbe.getState()
        if (!state) return {}
        const steps = [...ALWAYS_PROBED, ...orders.deps.channels]
        const isBroken = (name: string) => state.broken.some(({ step }) => step === name)
        return { ...Object.fromEntries(steps.map((step) => [step, isBroken(step)])), late: state.isLate }
      },
    })
  },
  { name: 'lead-probe-metric', dependencies: ['lead-probe', 'orders'] },
)
