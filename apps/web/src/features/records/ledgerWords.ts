import type { CallData } from '@touchstone/protocol'
import type { LedgerReason } from '../../shared/feature/feature.ts'
import { directionOf } from '../../shared/format/format.ts'
import type { Translate } from '../../shared/i18n/texts.ts'
import type { recordTexts } from './texts.ts'

export type Entry = CallData<'getAccountLog'>['list'][number]
export type RecordTranslate = Translate<(typeof recordTexts)['english']>

export const ACCOUNTS = ['funds', 'contract', 'delivery', 'hosting'] as const

export function accountWord(account: string, t: RecordTranslate): string {
  const known = ACCOUNTS.find((word) => word === account)
  return known ? t(`accounts.${known}`) : account
}

/** What an entry did, as a sentence; the bare word of the wire for a reason that no feature has. */
export function entryWords({ type, change, ref }: Entry, reasons: readonly LedgerReason[], t: RecordTranslate): string {
  const known = reasons.find((reason) => reason === type)
  return known ? t(`why.${known}`, { way: directionOf(change) === 'down' ? 'out' : 'in', ref }) : type
}
