import { openSync, readSync } from 'node:fs'

/** Of the process's first thread, since it began. Linux writes it here in nanoseconds, as the first of three numbers. */
const OWN = '/proc/self/schedstat'
const MOST_BYTES = 64

/**
 * Milliseconds of processor time that the first thread has used, to the tick of the system's scheduler (4 ms or less): what
 * other programs take of a crowded machine does not count. Where the system does not tell, the time that passed.
 */
export function processorTime(): () => number {
  let file: number
  try {
    file = openSync(OWN, 'r')
  } catch {
    return () => performance.now()
  }
  const bytes = Buffer.alloc(MOST_BYTES)
  return () => {
    const length = readSync(file, bytes, 0, MOST_BYTES, 0)
    return Number(bytes.toString('latin1', 0, bytes.indexOf(' ')).slice(0, length)) / 1e6
  }
}
