import { type InvitationQueries, INVITATIONS as VOCABULARY } from '@touchstone/protocol'
import { defineProduct } from '../entry/product.ts'
import { readInvitations, writeInvitations } from './canonicalInvitations.ts'
import { checkInvitations } from './checkInvitations.ts'
import { Commissions } from './commissions.ts'
import { nextCommissionDue, runCommissionDue } from './due.ts'
import { earnCommissions } from './earnCommissions.ts'
import { invitationQueries } from './invitationQueries.ts'
import { Invitations } from './invitations.ts'
import type { InvitationsState } from './invitationsState.ts'
import { qualifyInvitee } from './qualifyInvitee.ts'
import { INVITE_COMMISSION } from './reasons.ts'
import { referrerKnown, setReferrer } from './setReferrer.ts'

export const INVITATIONS = defineProduct<{
  state: InvitationsState
  slice: 'invitations' | 'commissions'
  vocabulary: typeof VOCABULARY
  queries: { readonly invitations: InvitationQueries }
}>({
  name: 'invitations',
  vocabulary: VOCABULARY,
  slice: () => ({ invitations: new Invitations(), commissions: new Commissions() }),
  part: { number: 30, write: writeInvitations, read: readInvitations },
  queries: (state) => ({ invitations: invitationQueries(state) }),
  reasons: [INVITE_COMMISSION],
  commands: {
    SetReferrer: { carryOut: setReferrer, repeated: referrerKnown },
    QualifyInvitee: { carryOut: qualifyInvitee },
  },
  begun: ({ commissions }) => {
    commissions.stepsInEntry = 0
  },
  due: { rank: 7, next: nextCommissionDue, run: runCommissionDue },
  feePaid: earnCommissions,
  check: checkInvitations,
})
