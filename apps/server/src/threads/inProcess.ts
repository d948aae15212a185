import { MessageChannel } from 'node:worker_threads'
import { Conversation } from './conversation.ts'
import type { Boundary, Carrier, Program } from './program.ts'
import { throwAlone } from './throwAlone.ts'

/**
 * Runs a program on the caller's thread. Messages are copied as between threads, so that nothing is shared here that could not be
 * shared there. An error ends the program as it would end a thread; other ways for a thread to die cannot happen here.
 */
export function inProcess<Its extends Boundary>(program: Program<Its>): Carrier<Its> {
  return (service) => {
    const { port1, port2 } = new MessageChannel()
    let ownerGone: (() => void | Promise<void>) | undefined
    let over = (_reason: string): void => undefined
    const ended = new Promise<string>((resolve) => {
      over = resolve
    })
    const end = async (reason: string): Promise<void> => {
      peer.end(reason)
      owner.end(reason)
      port1.close()
      const gone = ownerGone
      ownerGone = undefined
      await gone?.()
      over(reason)
    }
    const peer = new Conversation<Its['owner'], Its['program']>({
      port: port1,
      serve: () => service,
      onUncaught: throwAlone,
    })
    const owner = new Conversation<Its['program'], Its['owner']>({
      port: port2,
      serve: (other) => {
        const running = program(other, () => undefined)
        ownerGone = () => running.ownerGone?.()
        return running.service
      },
      onUncaught: (error) => void end(`it threw: ${String(error)}`),
    })
    return { peer, ended, end }
  }
}
