import type { Floor } from '../floor/floor.ts'
import type { SignIns } from './signIns.ts'

export interface SignInState extends Floor {
  readonly signIns: SignIns
}
