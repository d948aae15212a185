import type { PayoutAddressView } from '@touchstone/protocol'
import { Refusal } from '../../../errors/refusal.ts'
import type { CallHandlers } from '../../../gateway/callContext.ts'
import { doneValue } from '../../../trading/acceptedReply.ts'
import { assetOf } from '../../../trading/assetOf.ts'
import type { Trader } from '../../../trading/customerCommands.ts'
import { requireValueProof } from '../requests/valueProof.ts'
import type { WithdrawalServices } from '../withdrawalServices.ts'
import { labelsOf, NO_LABEL, setLabel } from './addressLabels.ts'
import { readAddress, shownAddress } from './chainAddress.ts'

function bookOf({ session, world }: Trader): readonly PayoutAddressView[] {
  return world.port.core.withdrawals.addresses(session.owner)
}

/** The book of addresses a customer may be paid at: the core holds them, their labels stand beside. */
export function addressCalls(services: WithdrawalServices) {
  const { database, commands, people } = services

  return {
    async getAddressList(_request, context) {
      const trader = commands.trader(context)
      const { core } = trader.world.port
      context.setSequence(core.sequence)
      const labels = await labelsOf(database, trader.session.owner)
      const codes = new Map(core.assets().map(({ id, code }) => [id, code]))
      const told = bookOf(trader).map(async ({ id, asset, chain, address, usableFrom }) => {
        const { remark, tag } = labels.get(id) ?? NO_LABEL
        const shown = await shownAddress(chain, address)
        return { id: String(id), currency: codes.get(asset) ?? '', chain, address: shown, remark, tag, usableFrom }
      })
      return Promise.all(told)
    },

    async addAddress({ currency, chain, address: text, remark, tag, tpwd, cid }, context) {
      const trader = commands.trader(context)
      const { id: asset } = assetOf(trader, currency)
      const address = await readAddress(chain, text)
      const { userId, owner } = await requireValueProof(services, context, tpwd)
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
      if (!entry.duplicate) {
        const shown = await shownAddress(chain, address)
        await people.accountEvents.add(userId, {
          what: 'address_added',
          by: 'holder',
          text: shown,
          ref: String(entry.sequence),
          message: { kind: 'addressAdded', values: { address: shown, usableAt: String(added.usableFrom) } },
        })
      }
      return { id: String(id), usableFrom: added.usableFrom }
    },

    async delAddress({ id, tpwd, cid }, context) {
      const trader = commands.trader(context)
      const address = Number(id)
      const found = bookOf(trader).find((one) => one.id === address)
      const { userId } = await requireValueProof(services, context, tpwd)
      const entry = await commands.send({
        trader,
        context,
        cid,
        input: `delAddress ${address}`,
        command: (stamp) => ({ type: 'RemovePayoutAddress', ...stamp, address }),
        missing: found ? undefined : 'unknown_address',
      })
      doneValue(entry, context)
      if (found && !entry.duplicate) {
        const shown = await shownAddress(found.chain, found.address)
        await people.accountEvents.add(userId, {
          what: 'address_removed',
          by: 'holder',
          text: shown,
          ref: String(entry.sequence),
          message: { kind: 'addressRemoved', values: { address: shown } },
        })
      }
      return {}
    },
  } satisfies Partial<CallHandlers>
}
