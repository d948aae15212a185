import type { CallData, PostingReason } from '@touchstone/protocol'
import { directionOf } from '../../shared/format/format.ts'
import type { Translate } from '../../shared/i18n/texts.ts'
import type { recordTexts } from './texts.ts'

export type Entry = CallData<'getAccountLog'>['list'][number]
export type RecordTranslate = Translate<(typeof recordTexts)['english']>

/** Kinds of entries, in the order of the filter. */
export const ENTRY_TYPES = [
  'trade',
  'fee',
  'transfer',
  'deposit',
  'withdrawal',
  'withdrawal_fee',
  'conversion',
  'purchase',
  'pnl',
  'loss_settled',
  'funding',
  'liquidation_fee',
  'insurance',
  'option_stake',
  'option_payout',
  'faucet',
  'capital',
  'rounding',
] as const satisfies readonly PostingReason[]

export const ACCOUNTS = ['funds', 'contract', 'delivery', 'hosting'] as const

export function accountWord(account: string, t: RecordTranslate): string {
  const known = ACCOUNTS.find((word) => word === account)
  return known ? t(`accounts.${known}`) : account
}

/** What an entry did, as a sentence. */
export function entryWords({ type, change, ref }: Entry, t: RecordTranslate): string {
  const known = ENTRY_TYPES.find((word) => word === type)
  return known ? t(`why.${known}`, { way: directionOf(change) === 'down' ? 'out' : 'in', ref }) : type
}
