import { Refusal } from '../../../errors/refusal.ts'
import type { CallHandlers } from '../../../gateway/callContext.ts'
import { doneValue } from '../../../trading/acceptedReply.ts'
import { assetOf } from '../../../trading/assetOf.ts'
import { readAmount } from '../../../trading/decimals.ts'
import { keepTag } from '../history/withdrawalTags.ts'
import { readPayee } from '../payees/readPayee.ts'
import type { WithdrawalServices } from '../withdrawalServices.ts'
import { requireValueProof } from './valueProof.ts'
import { requestWithdrawal } from './withdrawalRequests.ts'

function checkedAmount(text: string, scale: number): bigint {
  if (text === '') throw new Refusal('amount_missing')
  return readAmount('amount', text, scale)
}

/** The calls by which value leaves: each is one command, under an identity that makes its repetition harmless. */
export function requestCalls(services: WithdrawalServices) {
  const { commands, database, payees } = services

  return {
    async addWithdraw({ currency, addressId, amount: text, fee, tag, tpwd, cid }, context) {
      const trader = commands.trader(context)
      const { id: asset, scale } = assetOf(trader, currency)
      if (addressId === '') throw new Refusal('address_missing')
      const amount = checkedAmount(text, scale)
      await requireValueProof(services, context, tpwd)
      const target = Number(addressId)
      const input = `addWithdraw ${asset} ${target} ${amount} ${fee ?? '-'} ${JSON.stringify(tag)}`
      const asked = { kind: 'chain' as const, asset, amount, target, payee: '' }
      const requested = await requestWithdrawal(commands, { trader, context, cid, input, asked, scale, fee })
      await keepTag(database, Number(requested.id), tag)
      return requested
    },

    async returnDeposit({ lot, fee, tpwd, cid }, context) {
      const trader = commands.trader(context)
      const { core } = trader.world.port
      const target = Number(lot)
      await requireValueProof(services, context, tpwd)
      const found = core.lots.of(trader.session.owner).find((one) => one.lot === target)
      const { id: asset, scale } = core.assets().find(({ id }) => id === found?.asset) ?? assetOf(trader, 'USDT')
      const asked = { kind: 'return' as const, asset, amount: found?.value ?? 0n, target, payee: '' }
      const input = `returnDeposit ${target} ${fee ?? '-'}`
      const missing = found ? undefined : 'deposit_traded'
      return requestWithdrawal(commands, { trader, context, cid, input, asked, scale, fee, missing })
    },

    async addBankWithdraw({ currency, amount: text, fee, tpwd, cid, ...fields }, context) {
      const trader = commands.trader(context)
      const { id: asset, scale } = assetOf(trader, currency)
      const details = readPayee(fields)
      const amount = checkedAmount(text, scale)
      const { userId } = await requireValueProof(services, context, tpwd)
      // Before the command: a payee that the log names must not be missing.
      const payee = await payees.keep(userId, details)
      const input = `addBankWithdraw ${asset} ${payee} ${amount} ${fee ?? '-'}`
      const asked = { kind: 'bank' as const, asset, amount, target: 0, payee }
      return requestWithdrawal(commands, { trader, context, cid, input, asked, scale, fee })
    },

    async cancelWithdraw({ id, cid }, context) {
      const trader = commands.trader(context)
      const withdrawal = Number(id)
      const found = trader.world.port.core.withdrawals.withdrawal(withdrawal)
      const own = found?.owner === trader.session.owner
      const entry = await commands.send({
        trader,
        context,
        cid,
        input: `cancelWithdraw ${withdrawal}`,
        command: (stamp) => ({ type: 'CancelWithdrawal', ...stamp, withdrawal }),
        missing: own ? undefined : 'unknown_withdrawal',
      })
      doneValue(entry, context)
      return { id, state: 'canceled' }
    },
  } satisfies Partial<CallHandlers>
}
