import { MAX_INVITE_LEVELS, type Rejection } from '@touchstone/protocol'
import type { InviteeConcern } from '@touchstone/protocol/admin'
import { createAccountDigest } from '../../../crypto/accountDigest.ts'
import { PeriodicTask } from '../../../operations/periodicTask.ts'
import type { ProductServices } from '../../../trading/productServices.ts'
import { addInvitee, invitersOf, type Judged, setConcerns, unjudgedSince, unwritten } from './inviteeRows.ts'
import { sharesDevice } from './sameDevice.ts'
import { sharesDocument } from './sameDocument.ts'
import { type Payee, sharesPayout } from './samePayout.ts'

const LOOK_EVERY_MS = 2_000
/** Most customers of one look; the others have their turn in the next one. */
const WRITTEN_AT_ONCE = 200
const JUDGED_AT_ONCE = 20
/** Time before the same customer is looked at again. */
const AGAIN_AFTER_MS = 60_000

export type JudgingParts = Pick<ProductServices, 'database' | 'now' | 'problem' | 'real' | 'key'>

/** Refusals that no repetition changes: the invitation counts as written. */
const SETTLED: ReadonlySet<Rejection> = new Set<Rejection>(['referrer_set', 'referrer_circle', 'unknown_owner'])

/** Writes into the log who invited whom, of one new customer or of all of whom it is not yet there. May be done again. */
export async function writeReferrers({ database, real }: JudgingParts, userId?: string): Promise<void> {
  for (const invitation of await unwritten(database, WRITTEN_AT_ONCE, userId)) {
    const { owner: customer, inviter: referrer } = invitation
    const { reply } = await real.submit({ type: 'SetReferrer', customer, referrer })
    if (reply.kind === 'rejected' && !SETTLED.has(reply.rejection))
      throw new Error(`the inviter of customer ${customer} was refused: ${reply.rejection}`)
    await addInvitee(database, invitation)
  }
}

function payeeOf({ real }: JudgingParts, { userId, owner }: Pick<Judged, 'userId' | 'owner'>): Payee {
  return { userId, addresses: real.core.withdrawals.addresses(owner).map(({ address }) => address) }
}

/**
 * What speaks against counting an invitee now. A device stays found: the login log forgets, and whoever was one person once
 * does not become two by waiting.
 */
async function concernsOf(parts: JudgingParts, invitee: Judged): Promise<InviteeConcern[]> {
  const { database, real, key } = parts
  const { userId, owner } = invitee
  const inviters = await invitersOf(database, userId, MAX_INVITE_LEVELS)
  const others = inviters.map((inviter) => inviter.userId)
  const device = invitee.concerns.includes('device') || (await sharesDevice(database, userId, others))
  const payees = inviters.map((inviter) => payeeOf(parts, inviter))
  const found: Readonly<Record<InviteeConcern, boolean>> = {
    unverified: real.core.customers.verification(owner) === 0,
    document: await sharesDocument(database, userId, others),
    device,
    address: await sharesPayout(database, createAccountDigest(key), payeeOf(parts, invitee), payees),
  }
  return CONCERNS.filter((concern) => found[concern])
}

const CONCERNS = ['unverified', 'document', 'device', 'address'] as const satisfies readonly InviteeConcern[]

async function judge(parts: JudgingParts, invitee: Judged): Promise<number> {
  const { database, real, now } = parts
  const concerns = await concernsOf(parts, invitee)
  const { owner: customer } = invitee
  const qualified = concerns.length === 0
  const isInvited = real.core.invitations.referrer(customer) !== undefined
  const changed = isInvited && real.core.invitations.qualified(customer) !== qualified
  if (changed) {
    const { reply } = await real.submit({ type: 'QualifyInvitee', customer, qualified, reason: concerns.join(', ') })
    if (reply.kind === 'rejected')
      throw new Error(`the verdict on customer ${customer} was refused: ${reply.rejection}`)
  }
  await setConcerns(database, { userId: invitee.userId, concerns }, now())
  return changed ? 1 : 0
}

async function look(parts: JudgingParts): Promise<number> {
  await writeReferrers(parts)
  let changed = 0
  const before = parts.now() - AGAIN_AFTER_MS
  for (const invitee of await unjudgedSince(parts.database, before, JUDGED_AT_ONCE))
    changed += await judge(parts, invitee)
  return changed
}

/**
 * Writes into the log who invited whom, as far as registrations have not, and whether each invited customer counts: everybody in turn, again and again, so that a new document, device or payout address is found however it came. Each
 * step may be taken twice. A run returns how many verdicts changed.
 */
export function inviteeJudging(parts: JudgingParts): PeriodicTask<number> {
  return new PeriodicTask({
    name: 'invitations',
    everyMs: LOOK_EVERY_MS,
    work: () => look(parts),
    onProblem: (error) => parts.problem('invitations_failed', error, 'invited customers could not be judged'),
  })
}
