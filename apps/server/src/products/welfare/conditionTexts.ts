import type { WelfareCondition, WelfareConditionKind, WelfareConditionView } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import type { Condition } from '../../rewards/conditions.ts'

/** What each kind of condition asks, as customers read it, and in a word or two as operators do. */
const KINDS: Readonly<Record<WelfareConditionKind, { readonly text: string; readonly short: string }>> = {
  fees_paid: { text: 'Trading fees that you paid, in USDT', short: 'fees paid' },
  trades: { text: 'Trades that you made', short: 'trades' },
  turnover: { text: 'What you traded, in USDT', short: 'turnover' },
  level: { text: 'Your level of verification', short: 'level' },
}

/** The conditions that count money. */
const IN_MONEY: ReadonlySet<WelfareConditionKind> = new Set(['fees_paid', 'turnover'])

/** "fees paid at least 5" */
export function conditionWords({ kind, need }: WelfareCondition): string {
  return `${KINDS[kind].short} at least ${need}`
}

/** A campaign's own condition in the words of the wire; `scale` of the currency that fees and turnover are counted in. */
export function conditionText({ kind, need, done, met }: WelfareConditionView, scale: number): Condition {
  const figure = (value: bigint) => formatPlain(value, IN_MONEY.has(kind) ? scale : 0)
  return { kind, share: '', text: KINDS[kind].text, need: figure(need), done: figure(done), met }
}
