import type { CallData, CoreQueries } from '@touchstone/protocol'
import { wordedTerms } from '../../trading/wordedTerms.ts'

/** What `getParam` says of withdrawals: the terms in force now, for whoever has no deposit with better ones. */
export function publicTerms(core: Pick<CoreQueries, 'moneyTerms'>): CallData<'getParam'>['withdraw'] {
  return { ...wordedTerms(core.moneyTerms().terms), assets: [{ currency: 'USDT', chain: 'ERC20' }] }
}
