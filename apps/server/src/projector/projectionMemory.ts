import { BalanceSheet } from './balanceSheet.ts'
import { ContractOrderTracker, type TrackedContractOrder } from './contracts/contractOrderTracker.ts'
import type { PositionRecord } from './contracts/positionRecord.ts'
import { PositionTracker } from './contracts/positionTracker.ts'
import { OptionTracker, type TrackedOption } from './options/optionTracker.ts'
import { OrderTracker, type TrackedOrder } from './orderTracker.ts'
import { SampleMinutes } from './prices/sampleMinutes.ts'

/** What is not finished at a position of the log. */
export interface Unfinished {
  readonly orders: readonly TrackedOrder[]
  readonly contractOrders: readonly TrackedContractOrder[]
  readonly positions: readonly PositionRecord[]
  readonly options: readonly TrackedOption[]
}

const NOTHING: Unfinished = { orders: [], contractOrders: [], positions: [], options: [] }

/** What the projector remembers from one batch to the next. After a batch that was not written it is loaded anew. */
export class ProjectionMemory {
  readonly orders: OrderTracker
  readonly contractOrders: ContractOrderTracker
  readonly positions: PositionTracker
  readonly options: OptionTracker
  readonly samples: SampleMinutes
  readonly sheet = new BalanceSheet()

  /** `samples`: the last entry whose price samples are in the tables. */
  constructor({ orders, contractOrders, positions, options } = NOTHING, samples = 0) {
    this.orders = new OrderTracker(orders)
    this.contractOrders = new ContractOrderTracker(contractOrders)
    this.positions = new PositionTracker(positions)
    this.options = new OptionTracker(options)
    this.samples = new SampleMinutes(samples)
  }
}
