import { OrderSource } from '../../../orders/orderSource.ts'
import { defineOwnStream } from '../../../streams/ownStream.ts'
import { contractOrderRow } from '../history/contractRows.ts'
import { listedContract } from '../history/listedContracts.ts'
import { OPEN_CONTRACTS } from '../projection/openContracts.ts'

/** One owner's orders on contracts. */
export const CONTRACT_ORDER_STREAM = defineOwnStream({
  name: 'contractOrder',
  source: (live, owner) =>
    new OrderSource({
      unfinished: () => OPEN_CONTRACTS.of(live).orders.ofOwner(owner),
      row(order) {
        const { text, mark } = listedContract(live, order.contract)
        return contractOrderRow(order, text, { mark, held: live.port.core.contracts.order(order.order)?.held ?? 0n })
      },
    }),
  tell: (_entry, live, to) => {
    for (const order of OPEN_CONTRACTS.changes(live)?.orders ?? []) to(order.owner)?.add(order)
  },
})
