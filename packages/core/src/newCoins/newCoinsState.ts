import type { Floor } from '../floor/floor.ts'
import type { NewCoins } from './newCoins.ts'

export interface NewCoinsState extends Floor {
  readonly newCoins: NewCoins
}
