import type { Command, CoreQueries, OwnerId } from '@touchstone/protocol'
import type { Draws } from '../draws.ts'
import type { ProductWorkload } from '../productWorkload.ts'

export const INVITATIONS: ProductWorkload = {
  listings: [],
  badListings: [],
  begin: (draws) => ({
    offers: { share: 2, next: (core) => said(draws, core) },
  }),
}

/** The platform's statements about a customer: long chains of invitations, some that would close a circle, and changing verdicts. */
function said(draws: Draws, core: CoreQueries): Command {
  const { random } = draws
  const owners = [...core.customers.all()].map(({ owner }) => owner)
  const invited = owners.filter((owner) => core.invitations.referrer(owner) !== undefined)
  if (random.chance(60)) return referral(draws, core, owners)
  const unqualified = invited.filter((owner) => !core.invitations.qualified(owner))
  const meant = unqualified.length > 0 && random.chance(85) ? unqualified : invited
  const customer = meant.length > 0 ? random.pick(meant) : draws.owner(core)
  return { type: 'QualifyInvitee', customer, qualified: random.chance(90), reason: 'compared' }
}

/** Mostly the customer before, so that chains grow longer than the paid levels. */
function referral(draws: Draws, core: CoreQueries, owners: readonly OwnerId[]): Command {
  const { random } = draws
  const place = owners.findIndex((owner, at) => at > 0 && core.invitations.referrer(owner) === undefined)
  const next = owners[place]
  if (next === undefined || random.chance(25))
    return { type: 'SetReferrer', customer: draws.owner(core), referrer: draws.owner(core) }
  return { type: 'SetReferrer', customer: next, referrer: owners[place - 1] ?? next }
}
