import type { CoreEvent } from '@touchstone/protocol'
import type { PaymentLedger } from '../paymentLedger.ts'

/** Throws when the log names a transaction that this ledger never made: it is not the ledger of this log, or lacks lines. */
export function checkSigned(ledger: Pick<PaymentLedger, 'versions'>, event: CoreEvent): void {
  if (event.type !== 'WithdrawalMoved' || event.state !== 'signed') return
  const { withdrawal, transaction } = event
  if (!ledger.versions(withdrawal).some((version) => version.transaction === transaction))
    throw new Error(`the log says that withdrawal ${withdrawal} is paid by ${transaction}, which was not signed here`)
}
