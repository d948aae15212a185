import type { ContractUnits, LiquidationStep } from '@touchstone/protocol'
import { type Amount, chargeUp, type Ppm } from '@touchstone/quantities'
import { bankruptcyPrice, bankruptcyValue, liquidationPrice } from './closingPrices.ts'
import { contractValue, riskPpm } from './margin.ts'
import { maintenanceMargin, type Tier, tierOf } from './marginTiers.ts'
import { unrealisedProfit } from './profit.ts'

/** The terms of a contract's definition that a worksheet is computed with. */
export interface LiquidationTerms {
  readonly units: ContractUnits
  readonly tiers: readonly Tier[]
  readonly liquidationPpm: Ppm
}

/** The inputs of a step: position, mark and, for a cross position, the account's equity and maintenance. */
export type LiquidationInputs = Pick<
  LiquidationStep,
  'marginMode' | 'side' | 'mark' | 'lots' | 'entryValue' | 'margin'
> & {
  readonly account?: { readonly equity: Amount; readonly maintenance: Amount }
}

/** The figures that follow from the inputs alone. */
export type LiquidationFigures = Pick<
  LiquidationStep,
  | 'markValue'
  | 'unrealised'
  | 'equity'
  | 'tier'
  | 'maintenancePpm'
  | 'deduction'
  | 'maintenance'
  | 'riskPpm'
  | 'liquidationPrice'
  | 'bankruptcyPrice'
>

/** Works out every derived number of a worksheet; the engine writes its steps with it. */
export function liquidationFigures(inputs: LiquidationInputs, { units, tiers }: LiquidationTerms): LiquidationFigures {
  const { mark, entryValue, margin, account } = inputs
  const lots = signedLots(inputs)
  const markValue = contractValue(mark, inputs.lots, units)
  const unrealised = unrealisedProfit(lots, markValue, entryValue)
  const own = maintenanceMargin(markValue, tiers)
  const equity = account?.equity ?? margin + unrealised
  const maintenance = account?.maintenance ?? own
  const behind = equity - unrealised
  const place = tierOf(markValue, tiers)
  const exposure = { lots, basis: entryValue, units, margin: behind }
  return {
    markValue,
    unrealised,
    equity,
    tier: place,
    maintenancePpm: tiers[place]?.maintenancePpm ?? 0,
    deduction: tiers[place]?.deduction ?? 0n,
    maintenance,
    riskPpm: riskPpm(maintenance, equity),
    liquidationPrice: liquidationPrice({ ...exposure, margin: behind - (maintenance - own), tiers }),
    bankruptcyPrice: bankruptcyPrice(exposure),
  }
}

/**
 * The loss that the fund takes over beyond the position's remainder: how much more than the mark value it is charged with.
 * Never negative.
 */
export function takeOverShortfall(side: 'long' | 'short', value: Amount, markValue: Amount): Amount {
  const gap = side === 'long' ? value - markValue : markValue - value
  return gap > 0n ? gap : 0n
}

/** One number of a worksheet: as told, and as worked out again. */
export interface CheckedFigure {
  readonly figure: keyof LiquidationFigures | 'value' | 'fee' | 'shortfall'
  readonly told: Amount | number
  readonly recomputed: Amount | number
  readonly equal: boolean
}

/**
 * Recomputes a liquidation's worksheet from its inputs. Equity and maintenance of a cross position are the account's: they
 * are inputs, and so is the value at which the account's remainder was shared out.
 */
export function checkLiquidation(step: LiquidationStep, terms: LiquidationTerms): readonly CheckedFigure[] {
  const { equity, maintenance } = step
  const account = step.marginMode === 'cross' ? { account: { equity, maintenance } } : {}
  const recomputed = { ...liquidationFigures({ ...step, ...account }, terms), ...outcomeOf(step, terms) }
  return (Object.keys(recomputed) as CheckedFigure['figure'][]).map((figure) => {
    const again = recomputed[figure as keyof typeof recomputed]
    return { figure, told: step[figure], recomputed: again, equal: step[figure] === again }
  })
}

type Outcome = Pick<LiquidationStep, 'value' | 'fee' | 'shortfall'>

/** A reduced position pays the fee on the closed lots; an isolated position taken over leaves exactly nothing. */
function outcomeOf(step: LiquidationStep, { units, liquidationPpm }: LiquidationTerms): Outcome {
  const { side, value, entryValue: basis, margin } = step
  if (step.step === 'orders_cancelled') return { value: 0n, fee: 0n, shortfall: 0n }
  if (step.step === 'reduced') return { value, fee: chargeUp(value, liquidationPpm), shortfall: 0n }
  const takenAt = step.marginMode === 'cross' ? value : bankruptcyValue({ lots: signedLots(step), basis, margin })
  return {
    value: takenAt,
    fee: 0n,
    shortfall: takeOverShortfall(side, takenAt, contractValue(step.mark, step.lots, units)),
  }
}

function signedLots({ side, lots }: { readonly side: LiquidationStep['side']; readonly lots: number }): number {
  return side === 'long' ? lots : -lots
}
