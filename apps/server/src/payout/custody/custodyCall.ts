import type { AdminCallData } from '@touchstone/protocol/admin'
import { formatDecimal } from '@touchstone/quantities'
import type { AdminHandlers } from '../../console/adminContext.ts'
import type { PayoutStatus } from '../payoutWorker.ts'
import type { CustodyBalance, CustodyStatus } from './reconciliation.ts'

type Custody = AdminCallData<'getCustody'>

/** What the console sees of payouts. */
export interface CustodyView {
  readonly currency: string
  readonly scale: number
  readonly custody: () => CustodyStatus
  readonly payouts: () => PayoutStatus
  /** '' while the signer's process runs, or is not this server's. */
  readonly process: () => string
  /** Why only closing, withdrawing and depositing are possible; '' when everything is. */
  readonly restricted: () => string
}

const OFF: Custody = {
  state: 'off',
  reason: '',
  restricted: '',
  currency: '',
  block: 0,
  time: 0,
  wallets: [],
  depositAddresses: 0,
  deposits: '',
  inFlight: '',
  custody: '',
  owed: '',
  difference: '',
  payouts: { trouble: '', approved: 0, signed: 0 },
  signer: null,
}

function signerOf({ signer }: PayoutStatus, process: string): Custody['signer'] {
  if (!signer) return null
  const { hotWallet, contract, chainId, sequence, logTime, nextNonce, payments, hour, day } = signer
  const refused = Object.entries(signer.refused).map(([code, count]) => ({ code, count }))
  const facts = { hotWallet, contract, chainId, sequence, logTime, nextNonce, payments, hour, day, refused }
  return { ...facts, trouble: signer.broken || process }
}

/** Custody against the ledger, read only. `view` null: this server has no payouts over a chain. */
export function custodyCalls(view: CustodyView | null): AdminHandlers<'getCustody'> {
  return {
    getCustody: () => {
      if (!view) return OFF
      const { state, reason, look } = view.custody()
      const text = (amount: bigint) => formatDecimal(amount, view.scale)
      const payouts = view.payouts()
      const wallets = (kind: 'hot' | 'warm' | 'cold', held: readonly CustodyBalance[] = []) =>
        held.map(({ address, balance }) => ({ kind, address, balance: text(balance) }))
      const { trouble, approved, signed } = payouts
      return {
        state,
        reason,
        restricted: view.restricted(),
        currency: view.currency,
        block: look?.block ?? 0,
        time: look?.time ?? 0,
        wallets: [...wallets('hot', look?.hot), ...wallets('warm', look?.warm), ...wallets('cold', look?.cold)],
        depositAddresses: look?.depositAddresses ?? 0,
        deposits: text(look?.deposits ?? 0n),
        inFlight: text(look?.inFlight ?? 0n),
        custody: text(look?.custody ?? 0n),
        owed: text(look?.owed ?? 0n),
        difference: text(look?.difference ?? 0n),
        payouts: { trouble, approved, signed },
        signer: signerOf(payouts, view.process()),
      }
    },
  }
}
