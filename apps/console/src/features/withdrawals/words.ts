import type { AdminCallData } from '@touchstone/protocol/admin'
import type { ChipTone } from '@touchstone/ui'
import { moment } from '../../shared/frame/figures.ts'
import { humanised, textsOf } from '../../shared/i18n/texts.ts'
import { withdrawalTexts } from './texts.ts'

const t = textsOf(withdrawalTexts)

export type WithdrawalLine = AdminCallData<'getWithdrawalQueue'>['list'][number]
export type WithdrawalDetail = AdminCallData<'getWithdrawal'>
export type Cause = WithdrawalLine['causes'][number]

export const TONES: Readonly<Record<WithdrawalLine['state'], ChipTone>> = {
  requested: 'attention',
  review: 'progress',
  approved: 'progress',
  signed: 'progress',
  confirmed: 'success',
  canceled: 'neutral',
  refused: 'failure',
  failed: 'failure',
}

const MOMENT = /\d{4}-\d\d-\d\dT[\d:.]+Z/
/** A machine's word before its details: "tpwd_set 2026-11-22T14:25:32Z". */
const WORD = /^[a-z]\w*(?= )/

/** A cause with its figure: in words, with moments in the operator's own zone. */
export function causeText({ cause, detail }: Cause): string {
  const shown = detail.replace(WORD, humanised).replace(MOMENT, (text) => moment(Date.parse(text)))
  return t(`causes.${cause}`, { detail: shown })
}
