import type { Floor } from '../floor/floor.ts'
import type { TimedOptions } from './timedOptions.ts'

export interface TimedOptionsState extends Floor {
  readonly timedOptions: TimedOptions
}
