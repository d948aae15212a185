import * as z from 'zod/mini'
import { defineCall } from './call.ts'

const none = z.object({})

/** Ed25519 over "touchstone checkpoint 1", a line feed, `keyId`, a line feed and the JSON of the other fields in this order. */
const checkpoint = z.object({
  sequence: z.number(),
  time: z.number(),
  /** SHA-256, lower-case hex, as `stateHash`. */
  chainHash: z.string(),
  stateHash: z.string(),
  keyId: z.string(),
  /** Lower-case hex. */
  signature: z.string(),
})

export const getBooks = defineCall({
  name: 'getBooks',
  method: 'GET',
  access: 'optional',
  inDemo: 'open',
  summary:
    'The state of the books: the last signed checkpoint, the sums of all accounts, the last log entries, the house',
  silent: true,
  extra: true,
  request: none,
  data: z.object({
    sequence: z.number(),
    /** The newest; null before the first. */
    checkpoint: z.nullable(checkpoint),
    /** Of each asset what customers have, the exchange's own accounts, and outside (negative: what came in); and all together. */
    sums: z.array(
      z.object({
        currency: z.string(),
        customers: z.string(),
        house: z.string(),
        outside: z.string(),
        sum: z.string(),
      }),
    ),
    /** The kinds of the last entries, newest first: not whose they are. */
    entries: z.array(z.object({ sequence: z.number(), time: z.number(), type: z.string() })),
    house: z.object({
      /** In USDT at the last prices; accounts and assets without a value are left out. */
      accounts: z.array(z.object({ account: z.string(), value: z.string() })),
      /** Beginning of the day (UTC) that the results are of. */
      since: z.number(),
      /** What came in less what went out since then, by the reason of the entries, in USDT at the last prices. */
      results: z.array(z.object({ type: z.string(), amount: z.string() })),
      profit: z.string(),
    }),
  }),
})

export const getBooksProof = defineCall({
  name: 'getBooksProof',
  method: 'GET',
  access: 'optional',
  inDemo: 'open',
  summary: 'What a browser needs to verify a checkpoint by itself, and the block of the log that it was signed over',
  silent: true,
  extra: true,
  request: none,
  data: z.object({
    /** SPKI, PEM. The same file lies beside the logs for auditors. */
    publicKey: z.string(),
    checkpoint: z.nullable(checkpoint),
    /** A price as the log holds it. null: no such block has been signed lately, because each held a customer's command. */
    receipt: z.nullable(
      z.object({
        checkpoint,
        /** The block that the checkpoint ends with, hex: the SHA-256 of these bytes is its `chainHash`. */
        block: z.string(),
        /** The entry of that block with the samples of the sources. */
        sequence: z.number(),
        index: z.number(),
        symbol: z.string(),
        tickSize: z.string(),
        priceDecimals: z.number(),
        minimumSources: z.number(),
        /** As the exchange computed it. */
        price: z.string(),
      }),
    ),
  }),
})

export const BOOKS_CALLS = { getBooks, getBooksProof }
