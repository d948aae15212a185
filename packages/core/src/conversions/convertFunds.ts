import { type ConvertFunds, type Reply, SYSTEM_OWNERS } from '@touchstone/protocol'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import type { Floor } from '../floor/floor.ts'
import { AVAILABLE, FUNDS } from '../ledger/accounts.ts'
import { judgeConversion } from './judgeConversion.ts'
import { CONVERSION } from './reasons.ts'

/** How far a quote may be beyond the house's price of now: a thousandth. */
const MOVED = 1_001n
const WHOLE = 1_000n
/** No quote lives longer. */
const LONGEST_QUOTE_MS = 60_000

/** Changes money with the house, at the quote the customer was shown; answers this entry. CONV-1 to CONV-4. */
export function convertFunds(state: Floor, command: ConvertFunds): Reply {
  const { owner, amount, receive } = command
  const { from, to, refused, receive: now } = judgeConversion(state, owner, command.from, command.to, amount)
  const rejected = refused ?? judgeQuote(state, command, now)
  if (rejected) return rejected
  if (!from || !to) return refuse('conversion_closed')
  const cell = (who: number, asset: number) => state.accounts.cell(who, FUNDS, asset, AVAILABLE)
  const { liquidity } = SYSTEM_OWNERS
  const ref = state.sequence
  state.journal.post(cell(owner, from.asset), cell(liquidity, from.asset), amount, CONVERSION, ref)
  state.journal.post(cell(liquidity, to.asset), cell(owner, to.asset), receive, CONVERSION, ref)
  state.emit({ type: 'FundsConverted', owner, from: command.from, to: command.to, amount, receive })
  return done(state.sequence)
}

/** CONV-4 */
function judgeQuote(state: Floor, { receive, expiresAt }: ConvertFunds, now: bigint): Rejected | undefined {
  if (expiresAt < state.time || expiresAt > state.time + LONGEST_QUOTE_MS) return refuse('quote_expired')
  return receive * WHOLE > now * MOVED ? refuse('quote_moved') : undefined
}
