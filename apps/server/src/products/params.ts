import type { SomeQueries } from '@touchstone/protocol'
import type { ProductParams } from '../content/contentHandlers.ts'
import { LEAST } from './purchases/purchasePrice.ts'
import { publicTerms } from './withdrawals/requests/publicTerms.ts'

/** What `getParam` says of products, as it is in force. */
export function productParams(core: SomeQueries<{ moneyTerms: 'current' }>): ProductParams {
  return { withdraw: publicTerms(core), purchaseMinimums: LEAST }
}
