import type { Floor } from '../floor/floor.ts'
import type { Hosting } from './hosting.ts'

export interface HostingState extends Floor {
  readonly hosting: Hosting
}
