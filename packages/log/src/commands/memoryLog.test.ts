import { describeCommandLog } from './commandLog.conformance.ts'
import { ManualClock } from './manualClock.ts'
import { MemoryLog } from './memoryLog.ts'

describeCommandLog('memory', async () => {
  const clock = new ManualClock(1_700_000_000_000)
  const log = new MemoryLog({ clock })
  return { log, clock, reopen: null, acceptClock: () => log.acceptClock(), cleanUp: () => log.close() }
})
