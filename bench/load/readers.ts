import { connect } from 'node:net'

/** Opens sockets that upgrade and then read whatever comes. Asked with {port, count}; answers {open} when all stand. */
process.on('message', ({ port, count }: { readonly port: number; readonly count: number }) => {
  void Promise.all(Array.from({ length: count }, () => reader(port))).then(
    (open) => process.send?.({ open: open.length }),
    (error: unknown) => process.send?.({ problem: String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))

const shared = Buffer.allocUnsafe(256 * 1024)

function reader(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      port,
      host: '127.0.0.1',
      onread: {
        buffer: shared,
        callback: (length) => {
          if (shared.toString('latin1', 0, Math.min(length, 12)) === 'HTTP/1.1 101') resolve()
          return true
        },
      },
    })
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.write(
        'GET / HTTP/1.1\r\nHost: bench\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      )
    })
  })
}
