import type { PayoutAddressView } from '@touchstone/protocol'
import { Refusal } from '../../../errors/refusal.ts'
import type { CallHandlers } from '../../../gateway/callContext.ts'
import { doneValue } from '../../../trading/acceptedReply.ts'
import { assetOf } from '../../../trading/assetOf.ts'
import type { Trader } from '../../../trading/customerCommands.ts'
import { payoutChainName } from '../payoutChainName.ts'
import { requireValueProof } from '../requests/valueProof.ts'
import type { WithdrawalServices } from '../withdrawalServices.ts'
import { addressActs } from './addressActs.ts'
import { labelsOf, NO_LABEL, setLabel } from './addressLabels.ts'
import { readAddress, shownAddress } from './chainAddress.ts'

function bookOf({ session, world }: Trader): readonly PayoutAddressView[] {
  return world.port.core.withdrawals.addresses(session.owner)
}

/** The book of addresses a customer may be paid at: the core holds them, their labels stand beside. */
export function addressCalls(services: WithdrawalServices) {
  const { database, commands, people, real } = services
  const acts = addressActs(people, real)

  return {
    async getAddressList(_request, context) {
      const trader = commands.trader(context)
      const { core } = trader.world.port
      context.setSequence(core.sequence)
      const labels = await labelsOf(database, trader.session.owner)
      const codes = new Map(core.assets().map(({ id, code }) => [id, code]))
      const name = payoutChainName(services)
      const told = bookOf(trader).map(async ({ id, asset, chain, address, usableFrom }) => {
        const { remark, tag } = labels.get(id) ?? NO_LABEL
        const shown = await shownAddress(chain, address)
        const currency = codes.get(asset) ?? ''
        return { id: String(id), currency, chain, chainName: name, address: shown, remark, tag, usableFrom }
      })
      return Promise.all(told)
    },

    async addAddress({ currency, chain, address: text, remark, tag, tpwd, cid }, context) {
      const trader = commands.trader(context)
      const { id: asset } = assetOf(trader, currency)
      const address = await readAddress(chain, text)
      const { userId, owner } = await requireValueProof(services, context, tpwd)
      return people.intendedActs.carryOut({ userId, ...acts.added(asset, chain, address) }, async () => {
        const entry = await commands.send({
          trader,
          context,
          cid,
          input: `addAddress ${asset} ${chain} ${address} ${JSON.stringify([remark, tag])}`,
          command: (stamp) => ({ type: 'AddPayoutAddress', ...stamp, asset, chain, address }),
        })
        const id = doneValue(entry, context)
        const added = bookOf(trader).find((one) => one.id === id)
        if (!added) throw new Refusal('unknown_address')
        await setLabel(database, owner, id, { remark, tag })
        return { result: { id: String(id), usableFrom: added.usableFrom }, ref: String(entry.sequence) }
      })
    },

    async delAddress({ id, tpwd, cid }, context) {
      const trader = commands.trader(context)
      const address = Number(id)
      const found = bookOf(trader).find((one) => one.id === address)
      const { userId } = await requireValueProof(services, context, tpwd)
      const remove = async () => {
        const entry = await commands.send({
          trader,
          context,
          cid,
          input: `delAddress ${address}`,
          command: (stamp) => ({ type: 'RemovePayoutAddress', ...stamp, address }),
          missing: found ? undefined : 'unknown_address',
        })
        doneValue(entry, context)
        return { result: undefined, ref: String(entry.sequence) }
      }
      if (!found) await remove()
      else await people.intendedActs.carryOut({ userId, ...acts.removed(address, found.chain, found.address) }, remove)
      return {}
    },
  } satisfies Partial<CallHandlers>
}
