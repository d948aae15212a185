import { averageEntry, type CheckedFigure, checkLiquidation, type LiquidationTerms } from '@touchstone/core/formulas'
import type { CallData, ContractUnits, LiquidationStep } from '@touchstone/protocol'
import { type Amount, formatDecimal, ppmToFraction } from '@touchstone/quantities'
import { decimalsOf, readDown } from '../../../shared/decimals/exactDecimal.ts'
import { fractionToPpm } from '../../../shared/decimals/fractionToPpm.ts'
import { engineTiers, engineUnits } from './engineTerms.ts'

export type Liquidation = CallData<'getLiquidation'>
export type Step = Liquidation['steps'][number]

/** The worksheet's inputs that come from the contract's terms. */
export interface WorksheetTerms {
  readonly tick: string
  readonly liquidationRate: string
}

/** Read as the exchange writes it: a price, an amount of money, a rate, or a place in a list. */
type Kind = 'price' | 'money' | 'rate' | 'place'

export const FIGURE_KINDS: Readonly<Record<CheckedFigure['figure'] | 'entryPrice', Kind>> = {
  entryPrice: 'price',
  markValue: 'money',
  unrealised: 'money',
  equity: 'money',
  tier: 'place',
  maintenancePpm: 'rate',
  deduction: 'money',
  maintenance: 'money',
  riskPpm: 'rate',
  liquidationPrice: 'price',
  bankruptcyPrice: 'price',
  value: 'money',
  fee: 'money',
  shortfall: 'money',
}

export type FigureName = keyof typeof FIGURE_KINDS

/** One number: as the exchange told it, as this browser worked it out, and whether they are the same. */
export interface ComparedFigure {
  readonly figure: FigureName
  readonly told: string
  readonly recomputed: string
  readonly equal: boolean
}

/**
 * Works every derived number of a step out again with the engine's own functions. Throws when the terms contradict themselves, as
 * when a tick times a lot is no whole number of money units.
 */
export function recompute(step: Step, liquidation: Liquidation, terms: WorksheetTerms): readonly ComparedFigure[] {
  const { symbol, lotSize, currency } = liquidation
  /** Of its money, by the texts themselves. */
  const scale = (liquidation.steps[0]?.entryValue.split('.')[1] ?? '').length
  const units = engineUnits({ symbol, lotSize, tick: terms.tick }, currency, scale)
  const engine: LiquidationTerms = {
    units,
    tiers: engineTiers(liquidation.tiers, scale),
    liquidationPpm: fractionToPpm(terms.liquidationRate),
  }
  const told = readStep(step, units, scale)
  const entry = formatDecimal(averageEntry(told.entryValue, told.lots, units), units.priceDecimals)
  return [
    { figure: 'entryPrice', told: step.entryPrice, recomputed: entry, equal: step.entryPrice === entry },
    ...checkLiquidation(told, engine).map(({ figure, told: was, recomputed, equal }) => ({
      figure,
      told: written(figure, was, units, scale),
      recomputed: written(figure, recomputed, units, scale),
      equal,
    })),
  ]
}

/** A step in the engine's whole numbers. Owner and contract do not enter the arithmetic. */
function readStep(step: Step, units: ContractUnits, scale: number): LiquidationStep {
  const money = (text: string): Amount => readDown(text, scale) ?? 0n
  const price = (text: string): number => Number((readDown(text, units.priceDecimals) ?? 0n) / units.tickUnits)
  return {
    type: 'LiquidationStep',
    position: 0,
    owner: 0,
    contract: 0,
    step: step.step,
    marginMode: step.marginMode,
    side: step.side,
    mark: price(step.mark),
    index: price(step.index),
    sampleSequence: step.sampleSequence,
    lots: Number(step.lots),
    entryValue: money(step.entryValue),
    markValue: money(step.markValue),
    margin: money(step.margin),
    unrealised: money(step.unrealised),
    equity: money(step.equity),
    tier: step.tier,
    maintenancePpm: fractionToPpm(step.maintenanceRate),
    deduction: money(step.deduction),
    maintenance: money(step.maintenance),
    riskPpm: fractionToPpm(step.riskRate),
    liquidationPrice: price(step.liqPrice),
    bankruptcyPrice: price(step.bankruptcyPrice),
    lotsClosed: Number(step.lotsClosed),
    value: money(step.value),
    fee: money(step.fee),
    shortfall: money(step.shortfall),
  }
}

function written(figure: FigureName, value: Amount | number, units: ContractUnits, scale: number): string {
  switch (FIGURE_KINDS[figure]) {
    case 'price':
      return value === 0 ? '' : formatDecimal(BigInt(value) * units.tickUnits, units.priceDecimals)
    case 'money':
      return formatDecimal(BigInt(value), scale)
    case 'rate':
      return ppmToFraction(Number(value))
    case 'place':
      return String(Number(value) + 1)
  }
}

/** Decimals worth showing of an amount: as many as are not zero, at least two. */
export function shownDecimals(text: string): number {
  return Math.max(2, decimalsOf(text))
}
