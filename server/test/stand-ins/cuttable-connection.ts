import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** Proxy to a server that can stall, or break as if the server had gone. */
export interface CuttableConnection {
  /** Port of the proxy on 127.0.0.1. */
  port: number
  open(): void
  /** Connections stay open without traffic. */
  silence(): void
  /** Connections end at once, and so does each new connection. */
  cut(): void
  /** As `cut`, by a reset: data in transit is lost. */
  reset(): void
  stop(): void
}

export async function startCuttableConnection(connectOnward: () => Socket): Promise<CuttableConnection> {
  const sockets = new Set<Socket>()
  let state: 'open' | 'silent' | 'cut' = 'open'
  const way = createServer((socket) => {
    socket.on('error', () => undefined)
    if (state === 'cut') return void socket.destroy()
    const onward = connectOnward()
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(one)
      one.on('error', () => undefined)
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
    socket.on('data', (bytes) => {
      if (state === 'open') onward.write(bytes)
    })
    onward.pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(way, 'listening')
  const bound = way.address()
  if (bound === null || typeof bound === 'string') throw new Error('No port')
  const endAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  const resetAll = () => {
    for (const socket of sockets) socket.resetAndDestroy()
  }
  return {
    port: bound.port,
    open() {
      state = 'open'
    },
    silence() {
      state = 'silent'
    },
    cut() {
      state = 'cut'
      endAll()
    },
    reset() {
      state = 'cut'
      resetAll()
    },
    stop() {
      endAll()
      way.close()
    },
  }
}
