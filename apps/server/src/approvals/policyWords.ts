import { clockText } from '@touchstone/core/formulas'
import type { FeeTier, MoneyTerms, SetVerificationPolicy } from '@touchstone/protocol'
import { grouped, percent } from '../trading/acts/termTexts.ts'
import type { TermWords } from '../trading/acts/termWords.ts'

const HOUR_MS = 3_600_000

export function feeTierWords(tiers: readonly FeeTier[]): TermWords {
  return Object.fromEntries(
    tiers.map(({ makerPpm, takerPpm }, tier) => [
      `Tier ${tier}, maker and taker`,
      `${percent(makerPpm)} and ${percent(takerPpm)}`,
    ]),
  )
}

/** Amounts are in USDT. */
export function verificationWords({
  loanLimits,
  dailyWithdrawals,
}: Pick<SetVerificationPolicy, 'loanLimits' | 'dailyWithdrawals'>): TermWords {
  const by = (what: string, amounts: readonly string[]) =>
    amounts.map((amount, level) => [`Level ${level}, ${what}`, `${grouped(amount)} USDT`] as const)
  return Object.fromEntries([...by('open loans', loanLimits), ...by('withdrawals a day', dailyWithdrawals)])
}

export function moneyWords(terms: MoneyTerms): TermWords {
  return {
    'Opens (Hong Kong)': clockText(terms.opensAt),
    'Closes (Hong Kong)': clockText(terms.closesAt),
    'Withdrawals a day': String(terms.perDay),
    'Least withdrawal': `${grouped(terms.min)} USDT`,
    'Largest withdrawal': `${grouped(terms.max)} USDT`,
    Fee: percent(terms.feePpm),
    Turnover: percent(terms.turnoverPpm),
    'A new address waits': `${terms.addressHoldMs / HOUR_MS} hours`,
    'Returning a deposit costs': `${grouped(terms.returnFee)} USDT`,
    'Two people from': `${grouped(terms.secondPersonFrom)} USDT`,
    'Spread of conversions': percent(terms.conversionSpreadPpm),
  }
}
