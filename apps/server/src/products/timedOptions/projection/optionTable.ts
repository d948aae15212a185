import type { OptionDirection, OptionResult, OptionSettled } from '@touchstone/protocol'
import { amount, int4, json, named, type TableTypes, table, text, whole } from '../../../projector/table.ts'

/** Timed options, open and settled. */
export const OPTIONS = table(
  'options',
  {
    option: named('option_no', whole),
    owner: whole,
    index: int4,
    cycle: int4,
    seconds: int4,
    direction: text<OptionDirection>(),
    stake: amount,
    fee: amount,
    payout: amount,
    payoutPpm: int4,
    feePpm: int4,
    termsVersion: int4,
    boughtSequence: whole,
    boughtAt: whole,
    expiry: whole,
    /** 0 until the next samples; so are the next two. */
    strike: whole,
    strikeSequence: whole,
    strikeTime: whole,
    state: text<'open' | OptionResult>(),
    settlePrice: whole,
    windowMs: int4,
    rule: text<OptionSettled['rule'] | ''>(),
    samples: json<OptionSettled['samples']>(),
    expectedSamples: int4,
    received: amount,
    profit: amount,
    settledSequence: whole,
    settledAt: whole,
  },
  {
    key: ['option'],
    indexes: { options_of_owner: '(world, owner, option_no)', options_open: "(world) where state = 'open'" },
    conflict: [
      'strike',
      'strikeSequence',
      'strikeTime',
      'state',
      'settlePrice',
      'windowMs',
      'rule',
      'samples',
      'expectedSamples',
      'received',
      'profit',
      'settledSequence',
      'settledAt',
    ],
  },
)

export type OptionTables = TableTypes<typeof OPTIONS>
