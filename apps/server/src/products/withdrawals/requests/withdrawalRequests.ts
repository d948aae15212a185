import type { CallData, RequestWithdrawal } from '@touchstone/protocol'
import { formatPlain, parseDecimal } from '@touchstone/quantities'
import { Refusal } from '../../../errors/refusal.ts'
import { doneValue } from '../../../trading/acceptedReply.ts'
import type { CustomerCommands, CustomerRequest, Trader } from '../../../trading/customerCommands.ts'

type Asked = Pick<RequestWithdrawal, 'kind' | 'asset' | 'amount' | 'target' | 'payee'>

/** One request for a withdrawal, as far as it is read. */
export interface NewWithdrawal extends Pick<CustomerRequest, 'trader' | 'context' | 'cid' | 'input' | 'missing'> {
  readonly asked: Asked
  readonly scale: number
  /** The fee that the customer was shown; undefined: the fee of the moment. */
  readonly fee: string | undefined
}

/** Sends it and answers the amount set aside; a repetition gets the same answer. */
export async function requestWithdrawal(
  commands: CustomerCommands,
  { asked, scale, fee, ...request }: NewWithdrawal,
): Promise<CallData<'addWithdraw'>> {
  const { trader, context } = request
  const shown = fee === undefined ? feeNow(trader, asked) : readFee(fee, scale)
  const entry = await commands.send({
    ...request,
    command: (stamp) => ({ type: 'RequestWithdrawal', ...stamp, ...asked, fee: shown }),
  })
  const id = doneValue(entry, context)
  const made = trader.world.port.core.withdrawals.withdrawal(id)
  if (!made) throw new Error(`the log answered with withdrawal ${id}, which is not there`)
  const text = (amount: bigint) => formatPlain(amount, scale)
  const { amount, fee: kept } = made
  return { id: String(id), state: 'requested', amount: text(amount), fee: text(kept), receive: text(amount - kept) }
}

/** A fee of nothing is possible, unlike an amount of nothing. */
function readFee(text: string, scale: number): bigint {
  const fee = parseDecimal(text, scale)
  if (fee === undefined) throw new Refusal('malformed', { field: 'fee', problem: `has more than ${scale} decimals` })
  return fee
}

function feeNow({ session, world }: Trader, asked: Asked): bigint {
  return world.port.core.withdrawals.quote(session.owner, asked).fee
}
