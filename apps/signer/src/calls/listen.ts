import { chmod, rm } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { SIGNER_LINE_BYTES, type SignerAnswer } from '@touchstone/protocol/signer'
import type { Address } from '../settings/settings.ts'
import { SettingsProblem } from '../words/settingsProblem.ts'

type Answer = (line: string) => Promise<SignerAnswer>

/** Reads lines one by one; cuts a client off that sends a longer line than any request, or makes the signer fail. */
function serve(socket: Socket, answer: Answer, onBug: (error: unknown) => void): void {
  let rest = ''
  let last: Promise<void> = Promise.resolve()
  socket.setEncoding('utf8')
  socket.on('error', () => socket.destroy())
  const reply = async (line: string): Promise<void> => {
    try {
      const text = JSON.stringify(await answer(line))
      if (socket.writable) socket.write(`${text}\n`)
    } catch (error) {
      onBug(error)
      socket.destroy()
    }
  }
  socket.on('data', (chunk: string) => {
    rest += chunk
    for (let end = rest.indexOf('\n'); end !== -1; end = rest.indexOf('\n')) {
      const line = rest.slice(0, end)
      rest = rest.slice(end + 1)
      last = last.then(() => reply(line))
    }
    if (rest.length > SIGNER_LINE_BYTES) socket.destroy()
  })
}

export interface Listening {
  /** As it can be reached: a path, or host:port with the port that was given. */
  readonly address: string
  close(): Promise<void>
}

/** Throws SettingsProblem when the address cannot be had. A socket file that an ended signer left is taken over. */
export async function listen(address: Address, answer: Answer, onBug: (error: unknown) => void): Promise<Listening> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    serve(socket, answer, onBug)
  })
  // The ledger's lock has shown that no other signer of this wallet runs.
  if ('path' in address) await rm(address.path, { force: true })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new SettingsProblem(`cannot listen: ${error.message}`)))
    server.listen(address, resolve)
  })
  if ('path' in address) await chmod(address.path, 0o600)
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  return { address: addressOf(server), close }
}

function addressOf(server: Server): string {
  const address = server.address()
  if (typeof address === 'string') return address
  return address ? `${address.address}:${address.port}` : ''
}
