import type { Mutant } from './mutant.ts'

/** Bugs of rewards. */
export const REWARD_MUTANTS: readonly Mutant[] = [
  {
    name: 'one-level-more',
    bug: 'a commission climbs one level more than agreed',
    edits: [
      {
        file: 'core/src/invitations/earnCommissions.ts',
        find: 'for (const rate of inviteRatesPpm) {',
        replace: 'for (const rate of [...inviteRatesPpm, 5_000]) {',
      },
    ],
  },
  {
    name: 'own-second-account',
    bug: 'fees of an invited customer who is the inviter earn a commission',
    edits: [
      {
        file: 'core/src/invitations/earnCommissions.ts',
        find: 'state.invitations.qualified.has(invitee) && state',
        replace: 'state.invitations.referrers.has(invitee) && state',
      },
    ],
  },
  {
    name: 'signed-twice-a-day',
    from: 24,
    bug: 'the day of signing in ends at midnight UTC, so that it can be signed twice around midnight in Hong Kong',
    edits: [
      {
        file: 'core/src/signIn/signIn.ts',
        find: 'const date = hongKongDay(state.time)',
        replace: 'const date = hongKongDay(state.time - 28_800_000)',
      },
    ],
  },
  {
    name: 'missed-day-shifts',
    from: 2,
    bug: 'a missed day moves the rest of the cycle back',
    edits: [
      {
        file: 'core/src/signIn/signIn.ts',
        find: 'const day = date - cycle.begins + 1',
        replace: 'const day = 33 - Math.clz32(cycle.signed)',
      },
    ],
  },
  {
    name: 'last-claim-overdraws',
    from: 2,
    bug: 'the last claim is paid though the budget has less',
    edits: [
      {
        file: 'core/src/rewards/reward.ts',
        find: 'leftOf(budget) < amount',
        replace: 'leftOf(budget) <= 0n',
      },
    ],
  },
  {
    name: 'usable-a-day-early',
    bug: 'a commission is paid when its days of waiting begin to count',
    edits: [
      {
        file: 'core/src/invitations/commissionFormulas.ts',
        find: 'dayBegins(day + 1 + waitDays)',
        replace: 'dayBegins(day + waitDays)',
      },
    ],
  },
]
