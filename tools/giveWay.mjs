// Lets a process have what others leave of the machine.
import { existsSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

const LOWEST = constants.priority.PRIORITY_LOW

/**
 * Gives a process and all it starts from now on the lowest priority. Linux may weigh each session against the others as a
 * whole, and the priorities within it only against each other: a process that has begun a session of its own would then take as
 * much as all the tests together.
 */
export function giveWay(pid) {
  setPriority(pid, LOWEST)
  const session = `/proc/${pid}/autogroup`
  if (!existsSync(session)) return
  try {
    writeFileSync(session, String(LOWEST))
  } catch {
    // The process has ended, or this user may not; then it takes its share.
  }
}
