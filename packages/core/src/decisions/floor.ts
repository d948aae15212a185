import { type DecisionQueries, DECISIONS as VOCABULARY } from '@touchstone/protocol'
import { defineProduct } from '../entry/product.ts'
import { matterOf } from './actions.ts'
import { anchorAudit, isHead } from './anchorAudit.ts'
import { appointOperator, judgeAppointment } from './appointOperator.ts'
import { cancelDecision, judgeCancellation } from './cancelDecision.ts'
import { readDecisions, writeDecisions } from './canonicalDecisions.ts'
import { checkDecisions } from './checkDecisions.ts'
import { contributeCapital, judgeContribution } from './contributeCapital.ts'
import { decide } from './decide.ts'
import { decisionQueries } from './decisionQueries.ts'
import type { DecisionsState } from './decisionsState.ts'
import { nextDecisionDue, runDecisionsDue } from './due.ts'
import { Operators } from './operators.ts'

export const DECISIONS = defineProduct<{
  state: DecisionsState
  slice: 'operators'
  vocabulary: typeof VOCABULARY
  queries: { readonly decisions: DecisionQueries }
}>({
  name: 'decisions',
  vocabulary: VOCABULARY,
  slice: () => ({ operators: new Operators() }),
  part: { number: 8, write: writeDecisions, read: readDecisions },
  queries: (state) => ({ decisions: decisionQueries(state) }),
  commands: {
    Decide: { carryOut: decide },
    AnchorAudit: { fits: isHead, carryOut: anchorAudit },
  },
  actions: {
    AppointOperator: { judge: judgeAppointment, carryOut: appointOperator, matter: 'appointment' },
    ContributeCapital: { judge: judgeContribution, carryOut: contributeCapital, matter: 'capital' },
    CancelDecision: {
      judge: judgeCancellation,
      carryOut: cancelDecision,
      matter: (state, { decision }, proposer) => {
        const waiting = state.operators.waiting(decision)?.command.action
        return waiting ? matterOf(state, waiting, proposer) : 'terms'
      },
    },
  },
  due: { rank: 1, next: nextDecisionDue, run: runDecisionsDue },
  check: checkDecisions,
})
