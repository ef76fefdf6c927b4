import fp from 'fastify-plugin'
import type { Services } from '../services.ts'
import { startPublications } from './publication-schedule.ts'

export const blog = fp<Services>((_app, services) => startPublications(services), { name: 'blog' })
