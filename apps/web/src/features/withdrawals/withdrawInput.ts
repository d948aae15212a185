import type { CallData } from '@touchstone/protocol'
import { formatPlain } from '@touchstone/quantities'
import { refusalText } from '../../shared/api/api.ts'
import { readDown } from '../../shared/decimals/exactDecimal.ts'
import type { Formats } from '../../shared/format/format.ts'

export type WithdrawInfo = CallData<'getWithdrawInfo'>
export type Lot = WithdrawInfo['lots'][number]
export type Quote = CallData<'tryWithdraw'>

function units(text: string, { decimals }: WithdrawInfo): bigint {
  return readDown(text, decimals) ?? 0n
}

/** A moment in a refusal: programs read UTC there. */
const MOMENT = /\d{4}-\d\d-\d\d \d\d:\d\d UTC/

/** The rule that binds what can be withdrawn now, its moment in the reader's zone; '' when none does. */
export function boundText({ bound }: Pick<WithdrawInfo, 'bound'>, { moment }: Pick<Formats, 'moment'>): string {
  const { rejection, problem, until } = bound
  const text = refusalText(rejection, problem)
  return until > 0 ? text.replace(MOMENT, () => moment(until, 'dateMinute')) : text
}

/** The rest of today's limit of the verification level, plain decimal. */
export function leftOfDay(info: WithdrawInfo): string {
  const left = units(info.dailyLimit, info) - units(info.dailyUsed, info)
  return formatPlain(left > 0n ? left : 0n, info.decimals)
}

/** The missing turnover, '' when none is missing. */
export function missingTurnover({ turnover, ...info }: WithdrawInfo): string {
  const whole = { turnover, ...info }
  const missing = units(turnover.need, whole) - units(turnover.done, whole)
  return missing > 0n ? formatPlain(missing, info.decimals) : ''
}

/** The turnover done as a share of the turnover needed, 0 to 100, for the bar. */
export function turnoverPercent(turnover: { readonly need: string; readonly done: string }, decimals: number): number {
  const need = readDown(turnover.need, decimals) ?? 0n
  const done = readDown(turnover.done, decimals) ?? 0n
  if (need <= 0n || done >= need) return 100
  return Number((done * 100n) / need)
}

/** Refusals that are about the amount and belong under its field. */
const ABOUT_AMOUNT: ReadonlySet<string> = new Set([
  'insufficient_balance',
  'turnover_missing',
  'withdrawal_below_minimum',
  'withdrawal_above_maximum',
  'daily_limit',
])

export function isAboutAmount(rejection: string): boolean {
  return ABOUT_AMOUNT.has(rejection)
}
