import { type HttpLoad, httpLoad } from './httpLoad.ts'
import { type SocketLoad, socketLoad } from './socketLoad.ts'

/** A load generator in its own process: takes one order of work at a time, answers with what it measured. */
export type LoadOrder = ({ readonly kind: 'http' } & HttpLoad) | ({ readonly kind: 'socket' } & SocketLoad)

process.on('message', (order: LoadOrder) => {
  const work = order.kind === 'http' ? httpLoad(order) : socketLoad(order)
  work.then(
    (report) => process.send?.({ report }),
    (error: unknown) => process.send?.({ problem: String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
