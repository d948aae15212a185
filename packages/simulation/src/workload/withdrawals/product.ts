import type { ProductWorkload } from '../productWorkload.ts'
import { WithdrawalFlow } from './withdrawalFlow.ts'

export const WITHDRAWALS: ProductWorkload = {
  listings: [],
  badListings: [],
  begin(draws) {
    const flow = new WithdrawalFlow(draws)
    return {
      moves: [
        { share: 7, next: (core) => flow.addAddress(core) },
        { share: 1, next: (core) => flow.removeAddress(core) },
        { share: 25, next: (core) => flow.request(core) },
        { share: 4, next: (core) => flow.cancel(core) },
        { share: 25, next: (core) => flow.goOn(core) },
      ],
    }
  },
}
