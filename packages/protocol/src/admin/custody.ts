import * as z from 'zod/mini'
import { defineAdminCall } from '../operators/adminCall.ts'

const limit = z.object({ used: z.string(), most: z.string() })

/**
 * Why a deposit still lies on its address. `custody`: it is unknown whether held and owed agree · `chain`: the chain is not followed ·
 * `signer`: it does not answer or has stopped · `fee`: gas is above the limit · `gas_wallet`: it holds too little · `depth`: the deposit is
 * not deep enough · `gas`: the top-up is under way · `sent`: the sweep is under way · `confirming`: in a block, not deep enough · `short`: the
 * address holds less than the sweep would move · `failed`: the chain refused the last sweep, tried again after a day · `limit`: the signer's
 * limit of gas within an hour is used up · `turn`: other sweeps go first · `trouble`: described separately.
 */
export const SWEEP_WAITS = [
  'custody',
  'chain',
  'signer',
  'fee',
  'gas_wallet',
  'depth',
  'gas',
  'sent',
  'confirming',
  'short',
  'failed',
  'limit',
  'turn',
  'trouble',
] as const
export type SweepWait = (typeof SWEEP_WAITS)[number]

/** `signed`: in no block · `confirming` · `done` · `failed`: deep in the chain, but without its transfer. */
export const SWEEP_STATES = ['signed', 'confirming', 'done', 'failed'] as const
export type SweepState = (typeof SWEEP_STATES)[number]

const getCustody = defineAdminCall({
  name: 'getCustody',
  access: ['treasury', 'administrator', 'auditor', 'compliance'],
  summary: 'What is held on the chain against what the ledger owes, and how the signer of withdrawals is',
  reads: true,
  request: z.object({}),
  data: z.object({
    /** `off`: no payouts over a chain. `missing`: less is held than owed. `unknown`: the chain cannot be read. */
    state: z.enum(['off', 'starting', 'agrees', 'missing', 'unknown']),
    reason: z.string(),
    /** Why the platform only lets customers close, withdraw and deposit; '' when it does not. */
    restricted: z.string(),
    currency: z.string(),
    /** Time and height of the reading from which the figures come. */
    block: z.number(),
    time: z.number(),
    wallets: z.array(z.object({ kind: z.enum(['hot', 'warm', 'cold']), address: z.string(), balance: z.string() })),
    depositAddresses: z.number(),
    deposits: z.string(),
    /** Paid in a block that is not deep enough for the ledger to have booked the payment. */
    inFlight: z.string(),
    custody: z.string(),
    owed: z.string(),
    difference: z.string(),
    payouts: z.object({ trouble: z.string(), approved: z.number(), signed: z.number() }),
    consolidation: z.object({
      /** Smallest deposit balance that is moved to the hot wallet; 0: deposits are not moved. */
      least: z.string(),
      trouble: z.string(),
      /** '' until the signer has named its address; balance in coins of the chain. */
      gasWallet: z.string(),
      gas: z.string(),
      /** Spent on gas within an hour, and the signer's limit; null until it has answered. */
      hour: z.nullable(limit),
      /** The sum of all waiting deposits. */
      amount: z.string(),
      waiting: z.array(z.object({ address: z.string(), amount: z.string(), reason: z.enum(SWEEP_WAITS) })),
      /** The last sweeps, newest first. */
      latest: z.array(
        z.object({
          address: z.string(),
          amount: z.string(),
          transaction: z.string(),
          time: z.number(),
          state: z.enum(SWEEP_STATES),
        }),
      ),
    }),
    /** null: the signer has not answered yet. */
    signer: z.nullable(
      z.object({
        hotWallet: z.string(),
        contract: z.string(),
        chainId: z.number(),
        sequence: z.number(),
        logTime: z.number(),
        nextNonce: z.number(),
        payments: z.number(),
        hour: limit,
        day: limit,
        refused: z.array(z.object({ code: z.string(), count: z.number() })),
        /** '' or the reason why the signer signs nothing. */
        trouble: z.string(),
      }),
    ),
  }),
})

export const CUSTODY_CALLS = { getCustody }
