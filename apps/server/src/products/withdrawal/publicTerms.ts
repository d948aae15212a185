import { clockText } from '@touchstone/core/formulas'
import type { CallData, CoreQueries } from '@touchstone/protocol'
import { ppmToFraction } from '@touchstone/quantities'

/** What `getParam` says of withdrawals: the terms in force now, for whoever has no deposit with better ones. */
export function publicTerms(core: Pick<CoreQueries, 'moneyTerms'>): CallData<'getParam'>['withdraw'] {
  const { terms } = core.moneyTerms()
  return {
    open: clockText(terms.opensAt),
    close: clockText(terms.closesAt),
    perDay: terms.perDay,
    min: terms.min,
    max: terms.max,
    feeRate: ppmToFraction(terms.feePpm),
    turnoverRate: ppmToFraction(terms.turnoverPpm),
    assets: [{ currency: 'USDT', chain: 'ERC20' }],
  }
}
