import type { Command, OperatorAction } from '@touchstone/protocol'
import { CANCEL_ALL_AFTER } from './cancelAllAfter/product.ts'
import { CLOCK } from './clock/floor.ts'
import { CONTRACTS } from './contracts/product.ts'
import { CONVERSIONS } from './conversions/product.ts'
import { CUSTOMERS } from './customers/floor.ts'
import { DECISIONS } from './decisions/floor.ts'
import { DEPOSITS } from './deposits/product.ts'
import type { Product } from './entry/product.ts'
import { GENESIS } from './genesis/floor.ts'
import { HOSTING } from './hosting/product.ts'
import { INVITATIONS } from './invitations/product.ts'
import { LEDGER } from './ledger/floor.ts'
import { LISTING } from './listing/floor.ts'
import { LOANS } from './loans/product.ts'
import { LOTS } from './lots/floor.ts'
import { MARKETS } from './markets/floor.ts'
import { MONEY_TERMS } from './moneyTerms/floor.ts'
import { NEW_COINS } from './newCoins/product.ts'
import { ORDERS } from './orders/floor.ts'
import { PURCHASES } from './purchases/product.ts'
import { REFERENCE } from './reference/floor.ts'
import { RESTRICTION } from './restriction/floor.ts'
import { REWARDS } from './rewards/floor.ts'
import { SIGN_IN } from './signIn/product.ts'
import { BRACKETS } from './spot/brackets/product.ts'
import { SPOT } from './spot/product.ts'
import type { ExchangeState } from './state.ts'
import { TIMED_OPTIONS } from './timedOptions/product.ts'
import { TRADING_FEES } from './tradingFees/floor.ts'
import { TRANSFERS } from './transfers/product.ts'
import { WELFARE } from './welfare/product.ts'
import { WITHDRAWALS } from './withdrawals/product.ts'

/** The floors, lowest first, and the products above them: the only list there is. */
const LIST = [
  CLOCK,
  LEDGER,
  CUSTOMERS,
  RESTRICTION,
  MARKETS,
  REFERENCE,
  GENESIS,
  LISTING,
  DECISIONS,
  MONEY_TERMS,
  LOTS,
  TRADING_FEES,
  REWARDS,
  ORDERS,
  SPOT,
  BRACKETS,
  CONTRACTS,
  CANCEL_ALL_AFTER,
  TIMED_OPTIONS,
  TRANSFERS,
  DEPOSITS,
  WITHDRAWALS,
  CONVERSIONS,
  PURCHASES,
  HOSTING,
  NEW_COINS,
  LOANS,
  SIGN_IN,
  INVITATIONS,
  WELFARE,
] as const

type Words<Each> = Each extends Product<infer Commands, infer Actions> ? Commands | Actions : never

/** Commands and actions that none of them carries out. */
type LeftOver<Each> = Exclude<Command['type'] | OperatorAction['type'], Words<Each>>

type NeedsOf<Each> = Each extends Product<string, string, unknown, infer State> ? (state: State) => void : never

/** Everything that some product needs of the state. */
type Needed<Each> = NeedsOf<Each> extends (state: infer All) => void ? All : never

type FieldsOf<Each> = Each extends Product<string, string, unknown, never, infer Field> ? Field : never

/** Fields of the state that a product needs and none brings. */
type Missing<Each> = Exclude<keyof Needed<Each>, keyof ExchangeState | FieldsOf<Each>>

/** The list itself, or the words and fields left over: then it does not compile. */
type Complete<Each> = [LeftOver<Each> | Missing<Each>] extends [never]
  ? readonly Each[]
  : LeftOver<Each> | Missing<Each>

export const PRODUCTS: Complete<(typeof LIST)[number]> = LIST

type AnswersOf<Each> = Each extends Product<string, string, infer Queries> ? (queries: Queries) => void : never

/** The queries of all products, each under its name. */
type ProductQueries = AnswersOf<(typeof LIST)[number]> extends (queries: infer All) => void ? All : never

/**
 * Has the queries of all products, each under its name: `exchange.conversions.quote`. Here alone the list of products
 * becomes a type that code can be written against.
 */
export const ProductAnswers = class {
  constructor(answers: readonly unknown[]) {
    Object.assign(this, ...answers)
  }
} as new (
  answers: readonly unknown[],
) => ProductQueries
