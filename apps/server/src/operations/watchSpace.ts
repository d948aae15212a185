import { statfs } from 'node:fs/promises'
import { PeriodicTask } from './periodicTask.ts'

export interface SpaceOptions {
  /** Any folder of the file system. */
  readonly folder: string
  readonly reserveBytes: number
  readonly everyMs: number
  /** Told when less than the reserve is left, and when there is enough again. */
  readonly onChange: (short: boolean) => void
  readonly onProblem: (error: unknown) => void
}

/** Watches how much space is left, so that nothing has to find out by failing. */
export function watchSpace({ folder, reserveBytes, everyMs, onChange, onProblem }: SpaceOptions): PeriodicTask<void> {
  let wasShort = false
  const look = async (): Promise<void> => {
    const { bavail, bsize } = await statfs(folder)
    const isShort = bavail * bsize < reserveBytes
    if (isShort !== wasShort) onChange(isShort)
    wasShort = isShort
  }
  return new PeriodicTask({ name: 'space', everyMs, work: look, onProblem })
}
