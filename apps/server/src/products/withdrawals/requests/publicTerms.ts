import type { CallData, SomeQueries } from '@touchstone/protocol'
import { wordedTerms } from '../../../trading/terms/wordedTerms.ts'

/** The terms of withdrawals in `getParam`: those in force now, for customers without a deposit under better ones. */
export function publicTerms(core: SomeQueries<{ moneyTerms: 'current' }>): CallData<'getParam'>['withdraw'] {
  return { ...wordedTerms(core.moneyTerms.current().terms), assets: [{ currency: 'USDT', chain: 'ERC20' }] }
}
