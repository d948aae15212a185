import * as z from 'zod/mini'
import { defineCall } from '../web/call.ts'
import { cid, datedPage, orderNo, pageOf } from '../web/fields.ts'
import { amount, MONEY_COMMAND, tpwd } from '../web/moneyCall.ts'
import { empty } from '../web/securityFields.ts'
import { addAddress, delAddress, getAddressList } from './addressCalls.ts'
import {
  fee,
  numbered,
  requested,
  usdt,
  VALUE_PROOF,
  WITHDRAWAL_REJECTIONS,
  withdrawalKind,
  withdrawalState,
} from './callFields.ts'

export const getWithdrawInfo = defineCall({
  name: 'getWithdrawInfo',
  method: 'GET',
  access: 'token',
  inDemo: 'closed',
  summary: 'What may be withdrawn now, under which terms, and what is missing',
  silent: true,
  extra: true,
  request: z.object({ currency: usdt }),
  data: z.object({
    currency: z.string(),
    decimals: z.number(),
    /** The network's word, and its name as `getDepositInfo` tells it. */
    chain: z.string(),
    chainName: z.string(),
    available: z.string(),
    /** The most that may be withdrawn now, the least of all rules; 0: nothing. */
    withdrawable: z.string(),
    /**
     * The rule that bounds it: the refusal of more (when it is 0: of any amount) as word and sentence, and when it ends by itself,
     * UTC ms; 0: never, or nobody knows.
     */
    bound: z.object({ rejection: z.string(), problem: z.string(), until: z.number() }),
    /** The largest amount that the turnover done allows. */
    unlocked: z.string(),
    min: z.string(),
    max: z.string(),
    /** Fraction of the amount, deducted from it; rounded up. */
    feeRate: z.string(),
    /** Hong Kong time. */
    open: z.string(),
    close: z.string(),
    openNow: z.boolean(),
    /** UTC ms: when the hours next open or close; 0: never. */
    changesAt: z.number(),
    perDay: z.number(),
    usedToday: z.number(),
    leftToday: z.number(),
    /** By verification level, in the currency. */
    dailyLimit: z.string(),
    dailyUsed: z.string(),
    verificationLevel: z.number(),
    /** need and done of the lots that are not fulfilled; rate: fraction of the deposit. */
    turnover: z.object({ need: z.string(), done: z.string(), rate: z.string() }),
    /** Why no amount can be withdrawn now, as `bound` has it; '' when one can, or when only money is missing. */
    state: z.enum(['', 'closed', 'per_day', 'daily_limit', 'held', 'frozen', 'unprotected', 'unverified']),
    /** UTC ms, 0: withdrawals are not held. */
    heldUntil: z.number(),
    /** How long a new address waits. */
    addressHoldMs: z.number(),
    /** Deposits that are not wholly withdrawn, oldest first. */
    lots: z.array(
      z.object({
        id: z.string(),
        time: z.number(),
        value: z.string(),
        left: z.string(),
        turnover: z.object({ need: z.string(), done: z.string() }),
        /** The terms it keeps. */
        feeRate: z.string(),
        turnoverRate: z.string(),
        /** The address to which it may be returned untraded, '' when it may not, and the fee for that. */
        returnTo: z.string(),
        returnFee: z.string(),
      }),
    ),
    /** The exchange's clock, UTC ms. */
    time: z.number(),
  }),
  rejections: ['unknown_asset'],
})

export const tryWithdraw = defineCall({
  name: 'tryWithdraw',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'What a withdrawal would cost and bring now; changes nothing',
  silent: true,
  extra: true,
  request: z.object({
    kind: z._default(withdrawalKind, 'chain'),
    currency: usdt,
    amount,
    addressId: numbered,
    lot: numbered,
  }),
  data: z.object({
    amount: z.string(),
    fee: z.string(),
    receive: z.string(),
    /** Why it would be refused: word and sentence, '' when it would be accepted. */
    rejection: z.string(),
    problem: z.string(),
  }),
  rejections: ['malformed', 'unknown_asset'],
})

export const addWithdraw = defineCall({
  name: 'addWithdraw',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Withdraw to an address of the own book; the amount is set aside until it is paid',
  extra: true,
  request: z.object({ currency: usdt, addressId: numbered, amount, fee, tag: empty(64), tpwd, cid: z.optional(cid) }),
  data: requested,
  rejections: [...WITHDRAWAL_REJECTIONS, 'address_missing', 'unknown_address', 'address_waiting'],
})

export const returnDeposit = defineCall({
  name: 'returnDeposit',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Send an untraded deposit back to where it came from, at the price of the network',
  extra: true,
  request: z.object({ lot: orderNo, fee, tpwd, cid: z.optional(cid) }),
  data: requested,
  rejections: [
    ...VALUE_PROOF,
    ...MONEY_COMMAND,
    'deposit_traded',
    'insufficient_balance',
    'withdrawals_held',
    'fee_changed',
  ],
})

export const addBankWithdraw = defineCall({
  name: 'addBankWithdraw',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Withdraw to a bank account; a person pays it after review',
  extra: true,
  request: z.object({
    currency: usdt,
    bank_name: empty(80),
    bank_number: empty(40),
    /** SWIFT code (BIC). */
    swift: empty(11),
    bankAddress: empty(200),
    payee: empty(80),
    phone: empty(32),
    address: empty(200),
    amount,
    fee,
    tpwd,
    cid: z.optional(cid),
  }),
  data: requested,
  rejections: [...WITHDRAWAL_REJECTIONS, 'field_empty'],
})

export const cancelWithdraw = defineCall({
  name: 'cancelWithdraw',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Take a withdrawal back before its review has begun; the whole amount is free again',
  extra: true,
  request: z.object({ id: orderNo, cid: z.optional(cid) }),
  data: z.object({ id: z.string(), state: withdrawalState }),
  rejections: [...MONEY_COMMAND, 'unknown_withdrawal', 'withdrawal_not_cancelable'],
})

export const getWithdrawList = defineCall({
  name: 'getWithdrawList',
  method: 'GET',
  access: 'token',
  inDemo: 'closed',
  summary: 'Withdrawals with all that happened to them, newest first',
  silent: true,
  extra: true,
  request: z.object({
    kind: z.optional(withdrawalKind),
    /** open: not ended; done: paid, canceled, refused or failed. */
    state: z.optional(z.enum(['open', 'done'])),
    ...datedPage,
  }),
  data: pageOf(
    z.object({
      id: z.string(),
      kind: withdrawalKind,
      currency: z.string(),
      chain: z.string(),
      amount: z.string(),
      fee: z.string(),
      receive: z.string(),
      /** Address with its checksum; bank: bank and last digits of the account. */
      destination: z.string(),
      /** The tag or memo given with it, '' without one. */
      tag: z.string(),
      state: withdrawalState,
      /** The specification's word for it. */
      status: z.enum(['pending', 'processing', 'success', 'failed']),
      time: z.number(),
      /** The transaction on the chain, '' until it is signed; the bank's reference, '' until it is paid. */
      transaction: z.string(),
      reference: z.string(),
      /** The operators' note to the customer, '' without one. */
      reason: z.string(),
      cancelable: z.boolean(),
      /** Each state with its time (UTC ms) and its place in the log. */
      steps: z.array(z.object({ state: withdrawalState, time: z.number(), sequence: z.number() })),
    }),
  ),
})

export const WITHDRAWAL_CALLS = {
  getAddressList,
  addAddress,
  delAddress,
  getWithdrawInfo,
  tryWithdraw,
  addWithdraw,
  returnDeposit,
  addBankWithdraw,
  cancelWithdraw,
  getWithdrawList,
}
