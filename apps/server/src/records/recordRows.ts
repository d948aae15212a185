import type { CallData } from '@touchstone/protocol'

export type RecordRow = CallData<'getRecordList'>['list'][number]

const OUTSIDE = ''

/** Done at once and free, and so never anything but a success. */
export function transferRecord(row: CallData<'getTransferList'>['list'][number]): RecordRow {
  const { time, from, to, currency, amount, sequence } = row
  return {
    time,
    type: 'transfer',
    from,
    currency,
    amount,
    to,
    receivedCurrency: currency,
    received: amount,
    state: 'success',
    id: String(sequence),
  }
}

/** Both ends are the funds account. */
export function exchangeRecord(row: CallData<'getExchangeList'>['list'][number]): RecordRow {
  const { time, from, amount, to, received, sequence } = row
  return {
    time,
    type: 'exchange',
    from: 'funds',
    currency: from,
    amount,
    to: 'funds',
    receivedCurrency: to,
    received,
    state: 'success',
    id: String(sequence),
  }
}

/** What is paid to a bank, and the coins for it. */
export function purchaseRecord(row: CallData<'getBuycoinList'>['list'][number]): RecordRow {
  const { time, currency, amount, pay, payCurrency, state, id } = row
  return {
    time,
    type: 'buycoin',
    from: OUTSIDE,
    currency: payCurrency,
    amount: pay,
    to: 'funds',
    receivedCurrency: currency,
    received: amount,
    state,
    id,
  }
}

const DEPOSIT_STATES = { completed: 'success', failed: 'failed', pending: 'pending', not_reviewed: 'pending' } as const

export function depositRecord(row: CallData<'getRechargeList'>['list'][number]): RecordRow {
  const { time, currency, amount, state, id } = row
  return {
    time,
    type: 'deposit',
    from: OUTSIDE,
    currency,
    amount,
    to: 'funds',
    receivedCurrency: currency,
    received: amount,
    state: DEPOSIT_STATES[state],
    id,
  }
}

const WITHDRAWAL_STATES = { pending: 'pending', processing: 'pending', success: 'success', failed: 'failed' } as const

/** The fee is inside the amount: less arrives than left. */
export function withdrawalRecord(row: CallData<'getWithdrawList'>['list'][number]): RecordRow {
  const { time, currency, amount, receive, status, id } = row
  return {
    time,
    type: 'withdrawal',
    from: 'funds',
    currency,
    amount,
    to: OUTSIDE,
    receivedCurrency: currency,
    received: receive,
    state: WITHDRAWAL_STATES[status],
    id,
  }
}
