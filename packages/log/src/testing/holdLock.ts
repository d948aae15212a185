import { realDisk } from '../disk/realDisk.ts'

/** A process of its own for the tests of the lock: takes it, says so, and holds it until it is ended. */
const [path = '', mode = 'hold'] = process.argv.slice(2)
try {
  const lock = await realDisk.lock(path)
  console.log('held')
  if (mode === 'once') await lock.release()
  else setInterval(() => undefined, 1_000)
} catch (error) {
  console.log(`refused: ${error instanceof Error ? error.message : error}`)
}
