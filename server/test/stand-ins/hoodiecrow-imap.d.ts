declare module 'hoodiecrow-imap' {
  interface StoredMessage {
    raw: string
    flags?: string[]
  }
  interface ImapServer {
    listen(port: number, host: string, onListening: () => void): void
    server: import('node:net').Server
  }
  export default function createServer(options: {
    storage: Record<string, { messages: StoredMessage[] }>
    plugins?: string[]
  }): ImapServer
}
