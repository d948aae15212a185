import { type TRANSFER_CALLS, WALLETS } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import { Refusal } from '../../errors/refusal.ts'
import type { CallHandlers } from '../../gateway/callContext.ts'
import { doneValue } from '../../trading/acceptedReply.ts'
import { assetOf } from '../../trading/assetOf.ts'
import { readAmount } from '../../trading/decimals.ts'
import { availableIn } from '../../trading/ownBalances.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { transferList } from './transferReading.ts'
import { transferTime } from './transferTime.ts'

/** The calls that move a customer's money between accounts of their own, and say how much may move. */
export function transferCalls({
  commands,
  past,
  tables,
}: Pick<ProductServices, 'commands' | 'past' | 'tables'>): CallHandlers<keyof typeof TRANSFER_CALLS> {
  return {
    async addTransfer(request, context) {
      const trader = commands.trader(context)
      const { id: asset, scale } = assetOf(trader, request.currency)
      const { from, to } = request
      const amount = readAmount('amount', request.amount, scale)
      const entry = await commands.send({
        trader,
        context,
        cid: request.cid,
        input: `addTransfer ${from} ${to} ${asset} ${amount}`,
        command: (stamp) => ({ type: 'TransferFunds', ...stamp, from, to, asset, amount }),
      })
      const sequence = doneValue(entry, context)
      const known = sequence === entry.sequence ? entry.time : trader.world.times.of(sequence)
      const time = known ?? (await transferTime(tables, trader.session.world, sequence))
      if (time === undefined) throw new Refusal('outcome_unknown')
      return { sequence, time }
    },

    getTransferInfo(request, context) {
      const trader = commands.trader(context)
      const { core } = trader.world.port
      const { id: asset, code, scale } = assetOf(trader, request.currency)
      context.setSequence(core.sequence)
      const { owner } = trader.session
      // A frozen account moves nothing, whatever lies in it.
      const frozen = core.customers.isFrozen(owner)
      const accounts = WALLETS.map((account) => {
        const available = availableIn(trader, account, asset)
        const transferable = frozen ? 0n : core.transfers.transferable(owner, account, asset)
        return {
          account,
          available: formatPlain(available, scale),
          transferable: formatPlain(transferable < 0n ? 0n : transferable, scale),
          closed: !core.transfers.takes(account, asset),
        }
      })
      return { currency: code, decimals: scale, accounts }
    },

    async getTransferList(request, context) {
      return transferList(await past.own(context), request)
    },
  }
}
