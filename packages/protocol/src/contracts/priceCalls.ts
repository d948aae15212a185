import * as z from 'zod/mini'
import { defineCall } from '../web/call.ts'
import { page, pageOf, size, symbol, timestamp } from '../web/fields.ts'
import { contractSide } from './callFields.ts'

export const getFundingList = defineCall({
  name: 'getFundingList',
  method: 'GET',
  access: 'public',
  inDemo: 'open',
  summary: 'Settled funding of a perpetual contract, newest first, and the running estimate',
  silent: true,
  extra: true,
  request: z.object({ symbol, page, size }),
  data: z.object({
    list: z.array(z.object({ time: z.number(), rate: z.string(), mark: z.string() })),
    total: z.number(),
    page: z.number(),
    estimate: z.string(),
    nextTime: z.number(),
    interval: z.number(),
    interest: z.string(),
    cap: z.string(),
  }),
  rejections: ['unknown_contract'],
})

export const getIndexInfo = defineCall({
  name: 'getIndexInfo',
  method: 'GET',
  access: 'public',
  inDemo: 'open',
  summary: 'An index price with its components, now or at a moment of the past',
  silent: true,
  extra: true,
  /** `symbol`: of the index or of a contract on it. `time`: the last samples at or before it. */
  request: z.object({ symbol, time: z.optional(timestamp) }),
  data: z.object({
    symbol: z.string(),
    name: z.string(),
    class: z.string(),
    priceDecimals: z.number(),
    price: z.string(),
    time: z.number(),
    sequence: z.number(),
    /** counted: false = over 5 % from the median; used = after the clamp to ±0.5 % of the median. */
    sources: z.array(z.object({ price: z.string(), counted: z.boolean(), used: z.string() })),
    median: z.string(),
    minimumSources: z.number(),
    spread: z.string(),
    open: z.boolean(),
    changesAt: z.number(),
    hours: z.string(),
    simulated: z.boolean(),
    priceSource: z.string(),
    /** Contracts on this index, with the inputs of their mark price. */
    marks: z.array(
      z.object({
        symbol: z.string(),
        mark: z.string(),
        fundingLeg: z.string(),
        basisLeg: z.string(),
        last: z.string(),
        funding: z.string(),
        nextFunding: z.number(),
      }),
    ),
    /** Minutes before, oldest first: [time, index price]. */
    history: z.array(z.tuple([z.number(), z.string()])),
  }),
  rejections: ['unknown_index'],
})

export const getLiquidationFeed = defineCall({
  name: 'getLiquidationFeed',
  method: 'GET',
  access: 'public',
  inDemo: 'open',
  summary: 'Every liquidation and deleveraging, newest first, none left out, without names',
  silent: true,
  extra: true,
  request: z.object({ symbol: z.optional(symbol), page, size }),
  data: pageOf(
    z.object({
      time: z.number(),
      sequence: z.number(),
      symbol: z.string(),
      step: z.enum(['reduced', 'taken_over', 'deleveraged', 'insurance_closed']),
      side: z.union([contractSide, z.literal('')]),
      lots: z.string(),
      price: z.string(),
      value: z.string(),
      shortfall: z.string(),
    }),
  ),
})

export const getInsuranceFund = defineCall({
  name: 'getInsuranceFund',
  method: 'GET',
  access: 'public',
  inDemo: 'open',
  summary: 'The insurance fund as the ledger has it, and its daily closes',
  silent: true,
  extra: true,
  request: z.object({}),
  data: z.object({
    currency: z.string(),
    balance: z.string(),
    sequence: z.number(),
    time: z.number(),
    /** The fund's positions: contract, side, lots. */
    positions: z.array(z.object({ symbol: z.string(), side: contractSide, lots: z.string(), value: z.string() })),
    history: z.array(z.tuple([z.number(), z.string()])),
  }),
})
