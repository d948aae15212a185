import type { World } from '@touchstone/protocol'
import type { Millis } from '../../database/columns.ts'

export interface ContractProductTables {
  expiry_mails: {
    world: World
    /** Number of the position in its world's log. */
    position: bigint
    sent_at: Millis
  }
}

declare module '../../database/schema.ts' {
  interface Database extends ContractProductTables {}
}
