import * as z from 'zod/mini'
import { defineCall } from '../web/call.ts'
import { symbol } from '../web/fields.ts'
import { contractKind, marginMode } from './callFields.ts'

export const getContractInfo = defineCall({
  name: 'getContractInfo',
  method: 'GET',
  access: 'optional',
  inDemo: 'open',
  summary: 'All terms of one contract',
  silent: true,
  extra: true,
  request: z.object({ symbol }),
  data: z.object({
    symbol: z.string(),
    name: z.string(),
    kind: contractKind,
    class: z.string(),
    index: z.string(),
    indexName: z.string(),
    quote: z.string(),
    unit: z.string(),
    lotSize: z.string(),
    tick: z.string(),
    priceDecimals: z.number(),
    amountDecimals: z.number(),
    minLots: z.number(),
    maxLots: z.number(),
    maxLeverage: z.number(),
    tiers: z.array(
      z.object({
        /** Upper edge of the notional. */
        notional: z.string(),
        maintenance: z.string(),
        deduction: z.string(),
        maxLeverage: z.number(),
      }),
    ),
    makerRate: z.string(),
    takerRate: z.string(),
    liquidationRate: z.string(),
    band: z.string(),
    defaultSlippage: z.string(),
    maxSlippage: z.string(),
    maxOpenOrders: z.number(),
    depthSteps: z.array(z.string()),
    /** Perpetuals; interval in ms, rates as fractions of one interval. */
    fundingInterval: z.number(),
    interest: z.string(),
    fundingCap: z.string(),
    /** Dated contracts; 0 for perpetuals. */
    expiry: z.number(),
    settlementPrice: z.string(),
    state: z.enum(['open', 'cancel_only', 'halted', 'settled']),
    reason: z.string(),
    open: z.boolean(),
    /** When it next closes or opens; 0 = never. */
    changesAt: z.number(),
    /** Trading hours in words that need no translation: "Mon–Fri 09:30–16:00 New York". */
    hours: z.string(),
    holidays: z.array(z.string()),
    note: z.string(),
    priceSource: z.string(),
    simulated: z.boolean(),
    sources: z.number(),
    minimumSources: z.number(),
    /** Margin limits of one order in the margin asset, at 1x: "" when none. */
    minMargin: z.string(),
    maxMargin: z.string(),
    /** The caller's leverage and mode in use; defaults without a position. */
    leverage: z.number(),
    marginMode,
  }),
  rejections: ['unknown_contract'],
})

export const getContractSymbols = defineCall({
  name: 'getContractSymbols',
  method: 'GET',
  access: 'public',
  inDemo: 'open',
  summary: 'All contracts, with class, kind and largest leverage',
  silent: true,
  extra: true,
  request: z.object({}),
  data: z.array(
    z.object({
      symbol: z.string(),
      name: z.string(),
      kind: contractKind,
      class: z.string(),
      index: z.string(),
      maxLeverage: z.number(),
      expiry: z.number(),
      /** Dated contracts: the contract that replaces this one before its end; "" when there is none. */
      rollOver: z.string(),
      open: z.boolean(),
      changesAt: z.number(),
    }),
  ),
})
