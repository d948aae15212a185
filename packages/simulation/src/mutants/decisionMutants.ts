import type { Mutant } from './mutant.ts'

/** Bugs of decisions: their rights, their delays and their effects. */
export const DECISION_MUTANTS: readonly Mutant[] = [
  {
    name: 'own-approval',
    bug: 'an operator may approve what he has proposed',
    edits: [
      {
        file: 'core/src/decisions/whoDecides.ts',
        find: 'if (approver === proposer) return',
        replace: 'if (approver < 0) return',
      },
    ],
  },
  {
    name: 'takes-effect-twice',
    bug: 'what is decided for later comes into effect at once, and again at its time',
    edits: [
      {
        file: 'core/src/decisions/decide.ts',
        find: 'if (command.effectiveAt === 0) {',
        replace:
          'if (command.effectiveAt > 0) carryOut(state, command.action, decision.decision)\n  if (command.effectiveAt === 0) {',
      },
    ],
  },
  {
    name: 'hold-shortened-alone',
    from: 3,
    bug: 'one person of support may shorten a hold of withdrawals',
    edits: [
      {
        file: 'core/src/customers/floor.ts',
        find: "(until < withdrawalsHeldUntil(state, owner) ? 'release' : 'restraint')",
        replace: "(until < 0 && withdrawalsHeldUntil(state, owner) > 0 ? 'release' : 'restraint')",
      },
    ],
  },
  {
    name: 'platform-shortens-hold',
    from: 18,
    bug: 'a change of the password replaces a longer hold by a shorter one',
    edits: [
      {
        file: 'core/src/customers/holdWithdrawals.ts',
        find: 'until > state.time && until > withdrawalsHeldUntil(state, owner)',
        replace: 'until > state.time && withdrawalsHeldUntil(state, owner) >= 0',
      },
    ],
  },
  {
    name: 'role-not-asked',
    from: 2,
    bug: 'any operator may propose anything',
    edits: [
      {
        file: 'core/src/decisions/whoDecides.ts',
        find: 'if (!hasOne(proposers, right.propose)) return',
        replace: 'if (proposers.length < 0) return',
      },
    ],
  },
  {
    name: 'snapshot-loses-changes',
    from: 44,
    bug: 'snapshots forget the changed limits of markets',
    edits: [
      {
        file: 'core/src/markets/canonicalMarkets.ts',
        find: 'market.change(definition, state.assets)',
        replace: 'if (definition.id < 0) market.change(definition, state.assets)',
      },
    ],
  },
]
