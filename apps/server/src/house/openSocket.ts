import type { OpenSocket } from '@touchstone/feeds'
import { type RawData, WebSocket } from 'ws'

/** A ticker message is a few hundred bytes; a longer message does not come from the venue. */
const LARGEST_MESSAGE_BYTES = 256 * 1024
const HANDSHAKE_TIMEOUT_MS = 10_000

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8')
  return (Buffer.isBuffer(data) ? data : Buffer.from(data)).toString('utf8')
}

/** Opens WebSockets for live prices. */
export const openSocket: OpenSocket = (url, listener) => {
  const socket = new WebSocket(url, { maxPayload: LARGEST_MESSAGE_BYTES, handshakeTimeout: HANDSHAKE_TIMEOUT_MS })
  let reason = ''
  socket.on('open', () => listener.opened())
  socket.on('message', (data) => listener.heard(textOf(data)))
  socket.on('error', (error) => {
    reason = error.message
  })
  socket.on('close', (code, text) => listener.closed(reason || text.toString('utf8') || `closed with ${code}`))
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text)
    },
    close: () => socket.terminate(),
  }
}
