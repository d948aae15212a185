import type { CallData, SomeQueries } from '@touchstone/protocol'
import { wordedTerms } from '../../../trading/wordedTerms.ts'

/** What `getParam` says of withdrawals: the terms in force now, for whoever has no deposit with better ones. */
export function publicTerms(core: SomeQueries<{ moneyTerms: 'current' }>): CallData<'getParam'>['withdraw'] {
  return { ...wordedTerms(core.moneyTerms.current().terms), assets: [{ currency: 'USDT', chain: 'ERC20' }] }
}
