import type { CommandOf } from '../customers/customerCommand.ts'
import { FEE_TIERS } from '../customers/feeTier.ts'
import { ASSET, ASSET_FIELDS } from '../ledger/assets.ts'
import { SYSTEM_OWNER } from '../ledger/fields.ts'
import { MARKET_FIELDS } from '../markets/markets.ts'
import { define } from '../shape/definition.ts'
import { amount, fields, flag, list, text, whole, word } from '../shape/kinds.ts'
import { MAX_ASSETS, MAX_ID, MAX_MARKETS, MAX_SOURCES } from '../shape/limits.ts'

const WORLDS = { real: 0, demo: 1 } as const
export type World = keyof typeof WORLDS

const MAX_CAPITAL_LINES = 4096

/** First entry of a log: everything fixed at birth. */
export const Genesis = define(10, 'Genesis', 'The first entry of a log: everything that is fixed at birth.', {
  world: word(WORLDS),
  sandbox: flag(),
  rulesVersion: whole(1, MAX_ID),
  assets: list(fields(ASSET_FIELDS), MAX_ASSETS),
  markets: list(fields(MARKET_FIELDS), MAX_MARKETS),
  /** Index of a customer's tier in this list; 0 is everyone's first. */
  feeTiers: FEE_TIERS,
  /** Live index sources that a price needs; with fewer, everything that depends on the index halts. */
  minimumSources: whole(1, MAX_SOURCES),
  /** Opening capital from `external`, per system owner. */
  capital: list(fields({ owner: SYSTEM_OWNER, asset: ASSET, amount: amount(1n) }), MAX_CAPITAL_LINES),
})
export type Genesis = CommandOf<typeof Genesis>

/** After a gap of over an hour in log time an operator resumes the clock (the sandbox resumes by itself). */
export const ResumeClock = define(11, 'ResumeClock', 'Time may go on after a long pause.', { reason: text() })
export type ResumeClock = CommandOf<typeof ResumeClock>

/** Rules change only here; `apply` keeps the old branch while a log needs it. */
export const ActivateRules = define(12, 'ActivateRules', 'From here on another version of the rules holds.', {
  version: whole(1, MAX_ID),
})
export type ActivateRules = CommandOf<typeof ActivateRules>
