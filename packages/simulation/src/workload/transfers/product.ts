import type { ProductWorkload } from '../productWorkload.ts'
import { TransferFlow } from './transferFlow.ts'

export const TRANSFERS: ProductWorkload = {
  listings: [],
  badListings: [],
  begin: (draws) => ({ seldom: new TransferFlow(draws) }),
}
