import type { ProductWorkload } from '../productWorkload.ts'
import { DepositFlow } from './depositFlow.ts'

export const DEPOSITS: ProductWorkload = {
  listings: [],
  badListings: [],
  begin: (draws) => ({ moves: [new DepositFlow(draws)] }),
}
