/** A WebSocket as the feed needs it. Whoever opens it tells what happens; after `close` nothing more is told. */
export interface LiveSocket {
  send(text: string): void
  close(): void
}

export interface SocketListener {
  opened(): void
  heard(text: string): void
  /** Once, however it ended; also when it never opened. */
  closed(reason: string): void
}

export type OpenSocket = (url: string, listener: SocketListener) => LiveSocket
