import { CHAINS, type WithdrawalKind } from '@touchstone/protocol'
import { shownAddress } from '../addresses/chainAddress.ts'
import { type BankPayees, shownPayee } from './bankPayees.ts'

const [CHAIN] = CHAINS

/** Where a withdrawal goes, in words: the address with its checksum, or the bank with the last digits of the account. */
export async function shownDestination(
  payees: Pick<BankPayees, 'find'>,
  { kind, destination }: { readonly kind: WithdrawalKind; readonly destination: string },
): Promise<string> {
  if (kind !== 'bank') return shownAddress(CHAIN, destination)
  const payee = await payees.find(destination)
  return payee ? shownPayee(payee) : ''
}
