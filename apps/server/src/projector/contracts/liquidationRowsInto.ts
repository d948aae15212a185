import type { LiquidationStep } from '@touchstone/protocol'
import { sql } from 'kysely'
import type { RowsInto } from '../insertRows.ts'
import type { EventPlace } from './contractBatch.ts'

export const LIQUIDATION_STEPS: RowsInto<LiquidationStep & EventPlace> = {
  table: 'liquidation_steps',
  columns: {
    sequence: { kind: 'int8', of: (row) => row.sequence },
    index: { kind: 'int4', of: (row) => row.ordinal },
    position: { kind: 'int8', of: (row) => row.position },
    owner: { kind: 'int8', of: (row) => row.owner },
    contract: { kind: 'int4', of: (row) => row.contract },
    step: { kind: 'text', of: (row) => row.step },
    margin_mode: { kind: 'text', of: (row) => row.marginMode },
    side: { kind: 'text', of: (row) => row.side },
    mark: { kind: 'int8', of: (row) => row.mark },
    index_price: { kind: 'int8', of: (row) => row.index },
    sample_sequence: { kind: 'int8', of: (row) => row.sampleSequence },
    lots: { kind: 'int8', of: (row) => row.lots },
    entry_value: { kind: 'int8', of: (row) => row.entryValue },
    mark_value: { kind: 'int8', of: (row) => row.markValue },
    margin: { kind: 'int8', of: (row) => row.margin },
    unrealised: { kind: 'int8', of: (row) => row.unrealised },
    equity: { kind: 'int8', of: (row) => row.equity },
    tier: { kind: 'int4', of: (row) => row.tier },
    maintenance_ppm: { kind: 'int4', of: (row) => row.maintenancePpm },
    deduction: { kind: 'int8', of: (row) => row.deduction },
    maintenance: { kind: 'int8', of: (row) => row.maintenance },
    risk_ppm: { kind: 'int8', of: (row) => row.riskPpm },
    liquidation_price: { kind: 'int8', of: (row) => row.liquidationPrice },
    bankruptcy_price: { kind: 'int8', of: (row) => row.bankruptcyPrice },
    lots_closed: { kind: 'int8', of: (row) => row.lotsClosed },
    value: { kind: 'int8', of: (row) => row.value },
    fee: { kind: 'int8', of: (row) => row.fee },
    shortfall: { kind: 'int8', of: (row) => row.shortfall },
    time: { kind: 'int8', of: (row) => row.time },
  },
  conflict: sql`do nothing`,
}
