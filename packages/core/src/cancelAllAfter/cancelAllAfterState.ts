import type { Floor } from '../floor/floor.ts'
import type { Silences } from './silences.ts'

export interface CancelAllAfterState extends Floor {
  readonly silences: Silences
}
