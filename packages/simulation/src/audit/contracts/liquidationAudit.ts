import type { LiquidationStep } from '@touchstone/protocol'
import { demand } from '../auditFailure.ts'
import { isUsable } from '../indexAudit.ts'
import { ceilPpm } from '../plainSums.ts'
import type { Scene } from '../scene.ts'
import type { AccountSteps } from './accountSteps.ts'
import type { KnownContract } from './knownContract.ts'
import { type KnownPosition, maintenanceOf, openProfit } from './knownPosition.ts'
import { isolatedEquity, type PositionAudit } from './positionAudit.ts'

/** I13: no account is liquidated above its maintenance margin, on a stale mark, or by another size than the rule gives. */
export function checkStep(
  step: LiquidationStep,
  contract: KnownContract,
  positions: PositionAudit,
  accounts: AccountSteps,
  scene: Scene,
): void {
  const position = positions.of(step.owner, step.contract)
  demand(position !== undefined && position.id === step.position, 'LIQ-5', () => `no position ${step.position}`)
  if (!followSettlement(contract, scene)) checkMoment(step, contract, scene.time)
  checkFigures(step, position, scene)
  accounts.check(step, scene)
  if (step.step === 'reduced') checkReduction(step, position)
  if (step.step === 'taken_over') {
    checkTakeOver(step, position)
    positions.close(position, position.size, step.value)
    positions.takeOver(contract, step.side === 'long', step.lots, step.value)
  }
}

/**
 * The steps of a settlement are recorded before it: they are at its price, which is then the contract's last mark. Returns
 * whether the entry settles the contract.
 */
export function followSettlement(contract: KnownContract, { outcome }: Scene): boolean {
  for (const event of outcome.events) {
    if (event.type !== 'ContractSettled' || event.contract !== contract.definition.id) continue
    contract.mark = event.price
    return true
  }
  return false
}

/** Never on a stale or closed index, always at the last mark. LIQ-6 */
function checkMoment(step: LiquidationStep, { index, mark, definition, state }: KnownContract, time: number): void {
  const name = definition.symbol
  demand(isUsable(index, time), 'I13', () => `${name}: liquidation on a closed, stale or unpriced index`)
  demand(state !== 'halted', 'LIQ-6', () => `${name}: liquidation while halted`)
  const fresh = step.mark === mark && step.index === index.price && step.sampleSequence === index.sequence
  demand(fresh, 'I13', () => `${name}: liquidation at ${step.mark}, the mark is ${mark}`)
}

function checkFigures(step: LiquidationStep, position: KnownPosition, { ledger }: Scene): void {
  const { id, contract, size, entryValue, mode } = position
  const { tier, ppm } = contract.tierOf(contract.valueOf(step.mark, step.lots))
  const placed = step.tier === tier && step.maintenancePpm === Number(ppm)
  demand(placed, 'LIQ-5', () => `position ${id} is in tier ${tier}, told ${step.tier} at ${step.maintenancePpm}`)
  // A reduction is recorded after it happened: its figures are those from before it.
  if (step.step === 'reduced') return
  demand(step.lots === size && step.entryValue === entryValue, 'LIQ-5', () => `position ${id} is told as ${step.lots}`)
  const figures = {
    markValue: contract.valueOf(contract.mark, size),
    unrealised: openProfit(position),
    ...(mode === 'isolated' ? { maintenance: maintenanceOf(position) } : {}),
    ...(mode === 'isolated' && !ledger.fundRanDry ? { equity: isolatedEquity(position) } : {}),
  }
  for (const [figure, value] of Object.entries(figures)) {
    const told = step[figure as keyof typeof figures]
    const settled = figure === 'equity' && position.settled !== 0n
    demand(told === value || settled, 'LIQ-5', () => `position ${id}: ${figure} is ${value}, told ${told}`)
  }
  demand(step.maintenance >= maintenanceOf(position), 'LIQ-1', () => `position ${id}: maintenance ${step.maintenance}`)
  demand(step.equity <= step.maintenance, 'LIQ-1', () => `position ${id} was not due: ${step.equity}`)
}

function checkReduction({ lots, lotsClosed, value, fee, position }: LiquidationStep, known: KnownPosition): void {
  const { liquidationPpm } = known.contract.definition
  demand(lotsClosed > 0 && lotsClosed < lots, 'LIQ-3', () => `${lotsClosed} of ${lots} lots were reduced`)
  demand(fee >= 0n && fee <= ceilPpm(value, liquidationPpm), 'LIQ-3', () => `position ${position} paid a fee of ${fee}`)
  known.fees += fee
}

/** LIQ-4: taken over at the value that leaves the account exactly zero; the part beyond the mark is recorded as shortfall. */
function checkTakeOver(step: LiquidationStep, position: KnownPosition): void {
  const { id, long, entryValue, mode } = position
  demand(step.lotsClosed === step.lots, 'LIQ-4', () => `position ${id} was taken over in part`)
  const nothingLeft = long ? entryValue - step.margin : entryValue + step.margin
  demand(
    mode === 'cross' || step.value === nothingLeft,
    'LIQ-4',
    () => `position ${id} was taken over at ${step.value}, nothing is left at ${nothingLeft}`,
  )
  const gap = long ? step.value - step.markValue : step.markValue - step.value
  const shortfall = gap > 0n ? gap : 0n
  demand(step.shortfall === shortfall, 'LIQ-5', () => `the shortfall is ${shortfall}, told ${step.shortfall}`)
}
