import type { OperatorAction } from '@touchstone/protocol'
import { formatPlain, parseDecimal } from '@touchstone/quantities'
import { Refusal } from '../../errors/refusal.ts'
import type { Approval, Decision, ReviewCase } from '../../review/reviewCase.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { refusalOf } from '../../trading/refusalOf.ts'
import { loanAsset } from './loanMoney.ts'

type Core = ProductServices['real']['core']

/** The amount of an approval, in units. Throws `malformed` for a text that is no amount, and for more than the application asks for. */
export function approvedAmount(core: Core, { amount: text }: Pick<Approval, 'amount'>, most?: bigint): bigint {
  const { scale } = loanAsset(core)
  const amount = parseDecimal(text, scale)
  if (amount === undefined || amount <= 0n)
    throw new Refusal('malformed', { field: 'amount', problem: `must be more than 0, with at most ${scale} decimals` })
  if (most !== undefined && amount > most)
    throw new Refusal('above_maximum_quantity', { max: formatPlain(most, scale) })
  return amount
}

/** Writes the desk's decision into the log. Throws the log's own refusal. */
export async function enterDecision(
  { real }: Pick<ProductServices, 'real'>,
  { id, kind }: ReviewCase,
  { proposer, approver }: Decision,
  action: OperatorAction,
): Promise<void> {
  const who = { proposer, approver, effectiveAt: 0 }
  const { reply } = await real.submit({ type: 'Decide', ...who, reason: `${kind} ${id}`, action })
  if (reply.kind === 'rejected') throw refusalOf(reply)
}
