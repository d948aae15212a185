import type { CallData } from '@touchstone/protocol'
import { formatPlain, parseDecimal } from '@touchstone/quantities'
import { readDown } from '../../shared/decimals/exactDecimal.ts'

export type TransferInfo = CallData<'getTransferInfo'>
export type AccountName = TransferInfo['accounts'][number]['account']
export type TransferProblem = 'empty' | 'tooMuch'

export function accountOf(info: TransferInfo, name: AccountName): TransferInfo['accounts'][number] | undefined {
  return info.accounts.find(({ account }) => account === name)
}

/** Accounts that take part in transfers of the currency at hand. */
export function openAccounts(info: TransferInfo): readonly AccountName[] {
  return info.accounts.filter(({ closed }) => !closed).map(({ account }) => account)
}

/** The pair to show when one end changes: never the same account at both ends. */
export function pairWith(
  open: readonly AccountName[],
  from: AccountName,
  to: AccountName,
  changed: 'from' | 'to',
): { readonly from: AccountName; readonly to: AccountName } {
  if (from !== to) return { from, to }
  const other = open.find((account) => account !== from) ?? from
  return changed === 'from' ? { from, to: other } : { from: other, to }
}

/** The fault of an amount, or undefined. The server judges again. */
export function transferProblem(info: TransferInfo, from: AccountName, amount: string): TransferProblem | undefined {
  const units = parseDecimal(amount.replace(/\.$/, ''), info.decimals)
  if (units === undefined || units <= 0n) return 'empty'
  const most = readDown(accountOf(info, from)?.transferable ?? '0', info.decimals) ?? 0n
  return units > most ? 'tooMuch' : undefined
}

/** The amount that open positions keep in the account: available − transferable, "" when there is none. */
export function backing(info: TransferInfo, from: AccountName): string {
  const account = accountOf(info, from)
  if (!account) return ''
  const kept =
    (readDown(account.available, info.decimals) ?? 0n) - (readDown(account.transferable, info.decimals) ?? 0n)
  return kept > 0n ? formatPlain(kept, info.decimals) : ''
}
