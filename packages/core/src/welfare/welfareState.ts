import type { Floor } from '../floor/floor.ts'
import type { Welfare } from './welfare.ts'

export interface WelfareState extends Floor {
  readonly welfare: Welfare
}
