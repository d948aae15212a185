import type { ContractUnits } from '@touchstone/protocol'
import { type Amount, divideDown, divideUp } from '@touchstone/quantities'
import { averagePrice } from '../../markets/priceFormulas.ts'

const MILLION = 1_000_000n

/**
 * Profit, or loss below zero, of a position that could be closed at `markValue`: markValue − basis of a long (lots > 0),
 * basis − markValue of a short. Exact, in quote units. The unrealised profit of a linear contract.
 */
export function unrealisedProfit(lots: number, markValue: Amount, basis: Amount): Amount {
  return lots < 0 ? basis - markValue : markValue - basis
}

/** Average price of a position's lots (signed or not) in units of 10^-priceDecimals, halves up; 0n without lots. */
export function averageEntry(entryValue: Amount, lots: number, units: ContractUnits): Amount {
  return averagePrice(entryValue, lots < 0 ? -lots : lots, units)
}

/** profit ÷ margin in ppm, rounded towards zero, as venues print the return of a position; 0 without margin. */
export function returnOnMarginPpm(profit: Amount, margin: Amount): number {
  return margin <= 0n ? 0 : Number(divideDown(profit * MILLION, margin))
}

/**
 * How often, in ppm, a timed option must win to lose nothing over time: (1 + fee) ÷ (1 + payout), rounded up. The fee is
 * charged won or lost.
 */
export function breakEvenPpm(payoutPpm: number, feePpm: number): number {
  return Number(divideUp((MILLION + BigInt(feePpm)) * MILLION, MILLION + BigInt(payoutPpm)))
}
