import type { LiquidationStep, OwnerId } from '@touchstone/protocol'
import type { Amount, Lots } from '@touchstone/quantities'
import { liquidationFigures } from '../arithmetic/checkLiquidation.ts'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import type { Position } from '../position.ts'
import { crossAccount } from './crossAccount.ts'

/** Everything a step is decided by. */
export type Worksheet = Omit<LiquidationStep, 'step' | 'lotsClosed' | 'value' | 'fee' | 'shortfall'>

/** The outcome of a step. */
export interface StepOutcome {
  readonly lots: Lots
  readonly value: Amount
  readonly fee: Amount
  readonly shortfall: Amount
}

export const NOTHING_CLOSED: StepOutcome = { lots: 0, value: 0n, fee: 0n, shortfall: 0n }

/**
 * The numbers of a position now, before a step of its liquidation. Entry and margin are the customer's, before losses
 * settled with the clearing account were taken from both: equity is the same either way.
 */
export function worksheetOf(state: ContractsState, market: ContractMarket, position: Position): Worksheet {
  const { definition, index, markPrice: mark } = market
  const { marginMode, entryValue, side, size: lots, owner } = position
  const margin = position.margin + position.settledLoss
  const account = marginMode === 'cross' ? { account: accountOf(state, owner, market) } : {}
  const inputs = { marginMode, side, mark, lots, entryValue, margin }
  return {
    type: 'LiquidationStep',
    position: position.id,
    owner,
    contract: definition.id,
    ...inputs,
    index: index.price,
    sampleSequence: index.sequence,
    ...liquidationFigures({ ...inputs, ...account }, { ...market, liquidationPpm: definition.liquidationPpm }),
  }
}

function accountOf(
  state: ContractsState,
  owner: OwnerId,
  { quote }: ContractMarket,
): { readonly equity: Amount; readonly maintenance: Amount } {
  const { equity, maintenance } = crossAccount(state, owner, quote)
  return { equity, maintenance }
}

/** LIQ-5: a step is told with every number it was decided by. */
export function tellStep(
  state: ContractsState,
  worksheet: Worksheet,
  step: LiquidationStep['step'],
  { lots, value, fee, shortfall }: StepOutcome,
): void {
  state.emit({ ...worksheet, step, lotsClosed: lots, value, fee, shortfall })
}
