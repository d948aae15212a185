import { createHash } from 'node:crypto'
import type { LineFormat } from '@touchstone/log'
import type { WithdrawalId } from '@touchstone/protocol'

/**
 * What was signed, and what it was signed upon. Written before anyone hears of it. `discard` takes the nonce of a payment whose
 * withdrawal ended before the payment was in the log: nothing, sent to the wallet itself.
 */
export interface PaymentRow {
  readonly kind: 'payment' | 'discard'
  readonly withdrawal: WithdrawalId
  readonly nonce: number
  /** Lower-case hex with 0x; so are `transaction` and `raw`. */
  readonly to: string
  /** Units of the token, decimal. */
  readonly amount: string
  readonly transaction: string
  readonly raw: string
  /** Where the signer's replica stood in the log. */
  readonly sequence: number
  readonly chainHash: string
  readonly logTime: number
  /** By this machine's clock. */
  readonly signedAt: number
}

/** With the hash over this line and the one above. */
export interface LedgerRow extends PaymentRow {
  readonly chain: string
}

const FIELDS = [
  'kind',
  'withdrawal',
  'nonce',
  'to',
  'amount',
  'transaction',
  'raw',
  'sequence',
  'chainHash',
  'logTime',
  'signedAt',
] as const satisfies readonly (keyof PaymentRow)[]

const NUMBERS = [
  'withdrawal',
  'nonce',
  'sequence',
  'logTime',
  'signedAt',
] as const satisfies readonly (keyof PaymentRow)[]

export function chainedRow(payment: PaymentRow, before: LedgerRow | null): LedgerRow {
  const text = JSON.stringify(FIELDS.map((field) => payment[field]))
  const chain = createHash('sha256')
    .update(`${before?.chain ?? ''}\n${text}`)
    .digest('hex')
  return { ...payment, chain }
}

export const ledgerFormat: LineFormat<LedgerRow> = {
  encode: (row) => JSON.stringify(row),
  decode: (line, before) => {
    const row = parse(line)
    if (!row) return null
    const expected = chainedRow(paymentOf(row), before)
    // Comparing the text as well leaves no byte of the line unchecked.
    return JSON.stringify(expected) === line ? expected : null
  },
}

function parse(line: string): LedgerRow | null {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return null
  }
  if (typeof value !== 'object' || value === null) return null
  const fields = new Map<string, unknown>(Object.entries(value))
  const numbers: readonly string[] = NUMBERS
  const isWhole = [...FIELDS, 'chain'].every((field) =>
    numbers.includes(field) ? Number.isSafeInteger(fields.get(field)) : typeof fields.get(field) === 'string',
  )
  return isWhole && fields.size === FIELDS.length + 1 ? (value as LedgerRow) : null
}

function paymentOf({ chain: _chain, ...payment }: LedgerRow): PaymentRow {
  return payment
}
