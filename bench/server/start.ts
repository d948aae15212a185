import pino from 'pino'
import { done, openAsLeft } from './benchWorld.ts'

/*
 * A world and nothing else: tells how much processor time all threads took until it had answered its first command. Told to
 * stop, it keeps a last snapshot as a server does, of a follower that is there: as one is that has followed for days.
 */
const [folder = ''] = process.argv.slice(2)
const { world, keeper } = await openAsLeft(folder, pino({ level: 'silent' }))
await done(world, { type: 'OpenOwner', ref: 'somebody' })
const { user, system } = process.cpuUsage()
process.send?.({ microseconds: user + system })

async function stop(): Promise<void> {
  while (keeper.proofs.behind > 0) await keeper.proofs.follow()
  await keeper.stop()
  process.send?.('stopped')
}

process.on('message', (message) => {
  if (message === 'stop') void stop()
})
process.on('disconnect', () => void world.close().then(() => process.exit(0)))
