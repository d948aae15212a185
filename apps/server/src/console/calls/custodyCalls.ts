import type { AdminCallData } from '@touchstone/protocol/admin'
import { formatDecimal } from '@touchstone/quantities'
import type { ConsolidationStatus } from '../../payout/consolidation/consolidationWorker.ts'
import type { CustodyBalance, CustodyStatus } from '../../payout/custody/reconciliation.ts'
import type { PayoutStatus } from '../../payout/withdrawals/payoutWorker.ts'
import type { AdminHandlers } from '../adminContext.ts'

type Custody = AdminCallData<'getCustody'>

/** Payouts as the console sees them. */
export interface CustodyView {
  readonly currency: string
  readonly scale: number
  readonly custody: () => CustodyStatus
  readonly payouts: () => PayoutStatus
  readonly consolidation: () => ConsolidationStatus
  /** Whole units: smallest balance of a deposit address that is moved; 0: none is. */
  readonly sweepLeast: number
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
  consolidation: { least: '0', trouble: '', gasWallet: '', gas: '', hour: null, amount: '', waiting: [], latest: [] },
  signer: null,
}

const COIN_DECIMALS = 18
/** Told one by one; their sum holds all. */
const WAITING_TOLD = 50

function consolidationOf({ consolidation, sweepLeast, scale }: CustodyView): Custody['consolidation'] {
  const { trouble, gasWallet, gas, hour, waiting, latest } = consolidation()
  const text = (amount: bigint) => formatDecimal(amount, scale)
  return {
    least: String(sweepLeast),
    trouble,
    gasWallet,
    gas: formatDecimal(gas, COIN_DECIMALS),
    hour: hour ?? null,
    amount: text(waiting.reduce((sum, { amount }) => sum + amount, 0n)),
    waiting: waiting
      .slice(0, WAITING_TOLD)
      .map(({ address, amount, reason }) => ({ address, amount: text(amount), reason })),
    latest: latest.map(({ address, amount, transaction, signedAt, state }) => ({
      address,
      amount: text(BigInt(amount)),
      transaction,
      time: signedAt,
      state,
    })),
  }
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
        depositAddresses: look?.depositBalances.length ?? 0,
        deposits: text(look?.deposits ?? 0n),
        inFlight: text(look?.inFlight ?? 0n),
        custody: text(look?.custody ?? 0n),
        owed: text(look?.owed ?? 0n),
        difference: text(look?.difference ?? 0n),
        payouts: { trouble, approved, signed },
        consolidation: consolidationOf(view),
        signer: signerOf(payouts, view.process()),
      }
    },
  }
}
