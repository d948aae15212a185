import * as z from 'zod/mini'
import { defineAdminCall } from './adminCall.ts'

const limit = z.object({ used: z.string(), most: z.string() })

export const getCustody = defineAdminCall({
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
    /** Of the look that the figures are from. */
    block: z.number(),
    time: z.number(),
    wallets: z.array(z.object({ kind: z.enum(['hot', 'warm', 'cold']), address: z.string(), balance: z.string() })),
    depositAddresses: z.number(),
    deposits: z.string(),
    /** In a block, not yet deep enough for the ledger to have let go of it. */
    inFlight: z.string(),
    custody: z.string(),
    owed: z.string(),
    difference: z.string(),
    payouts: z.object({ trouble: z.string(), approved: z.number(), signed: z.number() }),
    /** null: it has not answered yet. */
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
        /** '' or why it signs nothing. */
        trouble: z.string(),
      }),
    ),
  }),
})

export const CUSTODY_CALLS = { getCustody }
