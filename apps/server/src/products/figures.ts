import type { SomeQueries } from '@touchstone/protocol'
import { signInTable } from '../rewards/publicTerms.ts'
import { grouped, percent } from '../trading/acts/termTexts.ts'
import { wordedTerms } from '../trading/terms/wordedTerms.ts'
import { termsTable } from './hosting/publicTerms.ts'
import { loanTermsTable } from './loans/offer/publicTerms.ts'
import { LEAST } from './purchases/purchasePrice.ts'

const HOUR_MS = 3_600_000

export type FigureQueries = SomeQueries<{
  moneyTerms: 'current'
  hosting: 'products'
  loans: 'products'
  rewards: 'terms'
  customers: 'feeTiers'
  contracts: 'all'
}>

/** "0.02 % as maker and 0.05 % as taker", of contracts that differ the least and the most. */
function contractFees(contracts: readonly { readonly makerPpm: number; readonly takerPpm: number }[]): string {
  if (contracts.length === 0) return 'The rates stated with each contract'
  const span = (rates: readonly number[]) => {
    const [least, most] = [Math.min(...rates), Math.max(...rates)]
    return least === most ? rate(least) : `${rate(least)} to ${rate(most)}`
  }
  const maker = span(contracts.map(({ makerPpm }) => makerPpm))
  return `${maker} as maker and ${span(contracts.map(({ takerPpm }) => takerPpm))} as taker`
}

/** As prose writes it: "0.1 %". */
function rate(ppm: number): string {
  return percent(ppm).replace('%', ' %')
}

function hours(milliseconds: number): string {
  const count = milliseconds / HOUR_MS
  return count === 1 ? '1 hour' : `${count} hours`
}

/** What a text says in double braces, from the terms in force: a figure, or a table as markdown. */
export function figures(core: FigureQueries): Readonly<Record<string, string>> {
  const { terms } = core.moneyTerms.current()
  const { open, close } = wordedTerms(terms)
  const [newcomer] = core.customers.feeTiers()
  return {
    hosting: termsTable(core),
    loans: loanTermsTable(core),
    rewards: signInTable(core),
    withdrawOpen: open,
    withdrawClose: close,
    withdrawPerDay: String(terms.perDay),
    withdrawMin: grouped(terms.min),
    withdrawMax: grouped(terms.max),
    withdrawFee: rate(terms.feePpm),
    turnover: rate(terms.turnoverPpm),
    addressHold: hours(terms.addressHoldMs),
    returnFee: grouped(terms.returnFee),
    secondPerson: grouped(terms.secondPersonFrom),
    conversionSpread: rate(terms.conversionSpreadPpm),
    purchaseMinimums: Object.entries(LEAST)
      .map(([currency, amount]) => `${amount} ${currency}`)
      .join(', '),
    spotMaker: rate(newcomer?.makerPpm ?? 0),
    spotTaker: rate(newcomer?.takerPpm ?? 0),
    contractFees: contractFees(core.contracts.all()),
  }
}
