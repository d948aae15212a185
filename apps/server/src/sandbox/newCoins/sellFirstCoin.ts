import type { OfferingView, OwnerId } from '@touchstone/protocol'
import { powerOfTen, type Timestamp } from '@touchstone/quantities'
import { SANDBOX_PERSON } from '../../identity/accounts/sandboxPerson.ts'
import { commandStamp } from '../../trading/commandStamp.ts'
import { decideOnce, type SandboxWorld } from '../decideOnce.ts'
import { FIRST_NUMBER, overSoon, SANDBOX_SCALE } from './sandboxCoin.ts'

/** Whole coins that the sandbox’s customer asks for, and whole units of money to pay for them with. */
const COINS = 20_000n
const MONEY = 1_000n
const SECOND_MS = 1_000

/** The sandbox’s first coin, as long as another one is open: only then can the first be over. */
function firstCoin({ core }: SandboxWorld): OfferingView | undefined {
  const [first, ...others] = core.newCoins.offerings().filter(({ terms }) => terms.asset >= FIRST_NUMBER)
  return others.some(({ state }) => state === 'open') ? first : undefined
}

const isUnsold = ({ state, backed, asked, allocated }: OfferingView) =>
  state === 'open' && backed && asked === 0n && allocated === 0n

/** The sandbox’s own customer, with money for the coins; opened and credited once, however often this is asked for. */
async function subscriber(world: SandboxWorld): Promise<OwnerId | undefined> {
  const { core } = world
  await world.submit({ type: 'OpenOwner', ref: SANDBOX_PERSON })
  const owner = core.customers.ownerOf(SANDBOX_PERSON)
  const asset = core.assets().find(({ id }) => id === core.newCoins.asset())
  if (owner === undefined || !asset) return undefined
  const amount = MONEY * powerOfTen(asset.scale)
  await world.submit({ type: 'FaucetCredit', owner, asset: asset.id, amount, ref: SANDBOX_PERSON })
  return owner
}

/** The end and the listing are brought near first, which nobody may do any more once somebody has subscribed. */
async function subscribe(world: SandboxWorld, { terms }: OfferingView, now: Timestamp): Promise<void> {
  const owner = await subscriber(world)
  if (owner === undefined) return
  const { closes, listTime } = overSoon(Math.max(now, world.core.time))
  if (terms.listTime > listTime)
    await decideOnce(world, [{ type: 'SetOffering', terms: { ...terms, closes, listTime } }])
  const offering = firstCoin(world)
  if (!offering || offering.terms.listTime > listTime) return
  const {
    version,
    terms: { coin },
  } = offering
  const stamp = commandStamp(owner, SANDBOX_PERSON, `${coin}`, 0)
  const quantity = COINS * powerOfTen(SANDBOX_SCALE)
  await world.submit({ type: 'SubscribeCoins', ...stamp, coin, quantity, terms: version })
}

/**
 * Sells coins of the sandbox’s first offering to a customer of the sandbox’s own and ends it, so that what is over and listed
 * shows coins that were asked for, paid and given. What others have subscribed to before stays open to its end.
 */
export async function sellFirstCoin(world: SandboxWorld, wallTime: Timestamp): Promise<void> {
  const { core } = world
  const unsold = firstCoin(world)
  if (unsold && isUnsold(unsold)) await subscribe(world, unsold, wallTime)
  const owner = core.customers.ownerOf(SANDBOX_PERSON)
  const own = owner === undefined ? [] : core.newCoins.ofOwner(owner)
  await decideOnce(
    world,
    own.flatMap(({ subscription, state }) =>
      state === 'under_review' ? [{ type: 'DecideSubscription', subscription, passed: true, reason: '' } as const] : [],
    ),
  )
  const sold = firstCoin(world)
  if (!sold || own.length === 0 || sold.state !== 'open') return
  const closes = Math.max(wallTime, core.time) + SECOND_MS
  if (closes < sold.terms.closes) await decideOnce(world, [{ type: 'SetOffering', terms: { ...sold.terms, closes } }])
}
