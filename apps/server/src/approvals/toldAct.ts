import type { CoreQueries, OwnerId, VerificationLevel } from '@touchstone/protocol'
import { FURTHER_NOTICE } from '../clock/furtherNotice.ts'
import { rolesOf } from '../operators/operatorRoles.ts'
import { PRODUCTS } from '../products/products.ts'
import { amountText, symbolOf } from '../trading/acts/acts.ts'
import { marketWords } from '../trading/acts/marketWords.ts'
import { type ToldAct, toldRows, toldTerms } from '../trading/acts/termWords.ts'
import { momentText } from '../trading/refusalOf.ts'
import type { OpenLogin, Payload, ProposedAction } from './payload.ts'
import { feeTierWords, moneyWords, verificationWords } from './policyWords.ts'
import { toldCompany, toldText } from './toldContent.ts'

type Tell = (action: ProposedAction, core: CoreQueries, name: string) => string | ToldAct
type ActOf<Its> = Its extends { readonly acts: infer Told } ? keyof NonNullable<Told> : never
/** Acts of which a product tells. */
type ProductAct = ActOf<(typeof PRODUCTS)[number]>
type Tells = {
  readonly [Type in Exclude<ProposedAction['type'], ProductAct>]: (
    action: Extract<ProposedAction, { type: Type }>,
    core: CoreQueries,
    name: string,
  ) => string | ToldAct
}

function until(time: number): string {
  return time >= FURTHER_NOTICE ? 'until further notice' : `until ${momentText(time)}`
}

const MARKET_WORDS = { open: 'Open', halted: 'Halt', cancel_only: 'Allow only cancelling in' } as const
const LEVEL_WORDS: Readonly<Record<VerificationLevel, string>> = {
  0: '0 (nothing)',
  1: '1 (junior)',
  2: '2 (senior)',
  3: '3 (senior and address)',
}

function stateOf(core: CoreQueries, market: number): string {
  const spot = core.spot.markets().some(({ id }) => id === market)
  if (spot) return core.spot.market(market).state
  return core.contracts.all().some(({ id }) => id === market) ? core.contracts.contract(market).state : ''
}

function heldUntil(core: CoreQueries, owner: OwnerId): string {
  const held = core.customers.withdrawalsHeldUntil(owner)
  return held > core.time ? until(held) : 'allowed'
}

/** Of no product alone: an act that no product tells of has to stand here. */
const COMMON: Tells = {
  AppointOperator: ({ operator, roles }, core, name) => {
    const who = `operator ${operator}${name === '' ? '' : ` (${name})`}`
    const sentence = roles.length === 0 ? `Dismiss ${who}` : `Appoint ${who} as ${roles.join(', ')}`
    return toldRows(sentence, ['roles', rolesOf(core, operator).join(', ') || 'none', roles.join(', ') || 'none'])
  },
  FreezeOwner: ({ owner, frozen }, core) => {
    const word = (isFrozen: boolean) => (isFrozen ? 'stopped' : 'allowed')
    const sentence = `${frozen ? 'Stop' : 'Allow'} trading of customer ${owner}`
    return toldRows(sentence, ['trading', word(core.customers.isFrozen(owner)), word(frozen)])
  },
  HoldWithdrawals: ({ owner, until: end }, core) => {
    const sentence =
      end === 0 ? `Allow withdrawals of customer ${owner} again` : `Hold withdrawals of customer ${owner} ${until(end)}`
    return toldRows(sentence, ['withdrawals', heldUntil(core, owner), end === 0 ? 'allowed' : `held ${until(end)}`])
  },
  SetVerification: ({ owner, level }, core) =>
    toldRows(`Set the verification of customer ${owner} to level ${level}`, [
      'verification level',
      LEVEL_WORDS[core.customers.verification(owner)],
      LEVEL_WORDS[level],
    ]),
  SetTier: ({ owner, tier }, core) =>
    toldRows(`Put customer ${owner} into fee tier ${tier}`, [
      'fee tier',
      String(core.customers.tierOf(owner)),
      String(tier),
    ]),
  SetFeeTiers: ({ tiers }, core) =>
    toldTerms('Set the spot fees', feeTierWords(core.customers.feeTiers()), feeTierWords(tiers)),
  SetVerificationPolicy: (policy, core) =>
    toldTerms(
      'Set what verification unlocks',
      verificationWords(core.customers.verificationPolicy()),
      verificationWords(policy),
    ),
  SetMarketState: ({ market, state }, core) =>
    toldRows(`${MARKET_WORDS[state]} ${symbolOf(core, market)}`, ['state', stateOf(core, market), state]),
  ListAsset: ({ asset: { id, code, name, scale } }) =>
    toldTerms(`List asset ${id}`, undefined, { code, name, decimals: String(scale) }),
  ListSpotMarket: ({ definition, state, reason }, core) =>
    toldTerms(`List spot market ${definition.id}, ${definition.symbol}`, undefined, {
      name: definition.name,
      ...marketWords(definition, core),
      state: `${state}${reason === '' ? '' : ` (${reason})`}`,
    }),
  ListIndex: ({ definition }) =>
    toldTerms(`List index ${definition.id}, ${definition.symbol}`, undefined, {
      name: JSON.stringify(definition.name),
      class: definition.class,
      'price step': definition.tickSize,
      'sessions a week': `${definition.calendar.sessions.length}, clock ${definition.calendar.zone}`,
      holidays: definition.calendar.holidays.join(', ') || 'none',
    }),
  ContributeCapital: ({ owner, asset, amount, evidence }, core) =>
    toldRows(
      `Write down ${amountText(core, asset, amount)} of the operator's own money for ${owner}, proved by ${evidence}`,
      ['own money', '', amountText(core, asset, amount)],
      ['account', '', String(owner)],
      ['evidence', '', evidence],
    ),
  CancelDecision: ({ decision }) => `Take back decision ${decision}`,
  SetMoneyTerms: ({ terms }, core) =>
    toldTerms(
      'Set the terms of deposits and withdrawals',
      moneyWords(core.moneyTerms.current().terms),
      moneyWords(terms),
    ),
  RestrictPlatform: ({ withdrawalsOnly, reason }) =>
    withdrawalsOnly ? `Allow only closing, withdrawing and depositing: ${reason}` : 'Allow everything again',
  OpenLogin: ({ owner }: OpenLogin) => `Allow customer ${owner} to log in again`,
  PublishText: toldText,
  SetCompany: toldCompany,
}

const TELLS: ReadonlyMap<string, unknown> = new Map(
  [COMMON, ...PRODUCTS.map(({ acts }) => acts ?? {})].flatMap((tells) => Object.entries<unknown>(tells)),
)

/** What an action would do to the world as it is now: for the person who approves it. */
export function toldAct({ action, name }: Pick<Payload, 'action' | 'name'>, core: CoreQueries): ToldAct {
  const tell = TELLS.get(action.type) as Tell
  const told = tell(action, core, name)
  return typeof told === 'string' ? { sentence: told, terms: [] } : told
}
