import type { OperatorAction, Reply } from '@touchstone/protocol'
import { changeContract, judgeContractChange } from '../contracts/changeContract.ts'
import { judgeContractListing, listContract } from '../contracts/listContract.ts'
import { freezeOwner, judgeFreeze } from '../customers/freezeOwner.ts'
import { judgeHold, setHold } from '../customers/holdWithdrawals.ts'
import { judgeFeeTiers, setFeeTiers } from '../customers/setFeeTiers.ts'
import { judgeTier, setTier } from '../customers/setTier.ts'
import { judgeVerification, setVerification } from '../customers/setVerification.ts'
import { judgePolicy, setVerificationPolicy } from '../customers/setVerificationPolicy.ts'
import type { Rejected } from '../entry/refusal.ts'
import { judgeMarketState, setMarketState } from '../markets/setMarketState.ts'
import { judgeMoneyTerms, setMoneyTerms } from '../moneyTerms/setMoneyTerms.ts'
import { creditPurchase, judgePurchase } from '../purchases/creditPurchase.ts'
import { judgeIndexListing, listIndex } from '../reference/listIndex.ts'
import { judgeRestriction, setRestriction } from '../restriction/restrictPlatform.ts'
import { changeMarket, judgeMarketChange } from '../spot/changeMarket.ts'
import type { ExchangeState } from '../state.ts'
import { judgeOptionListing, listOptions } from '../timedOptions/listOptions.ts'
import { judgeBankPayment, payBankWithdrawal } from '../withdrawals/payWithdrawal.ts'
import {
  approveWithdrawal,
  judgeApproval,
  judgeRefusal,
  judgeTaking,
  refuseWithdrawal,
  takeWithdrawal,
} from '../withdrawals/reviewWithdrawal.ts'
import { appointOperator, judgeAppointment } from './appointOperator.ts'
import { cancelDecision, judgeCancellation } from './cancelDecision.ts'
import { contributeCapital, judgeContribution } from './contributeCapital.ts'

interface Act<Action> {
  readonly judge: (state: ExchangeState, action: Action) => Rejected | undefined
  /** `decision` is the sequence it was logged with. */
  readonly carryOut: (state: ExchangeState, action: Action, decision: number) => Reply
}

const ACTS: { readonly [Type in OperatorAction['type']]: Act<Extract<OperatorAction, { type: Type }>> } = {
  AppointOperator: { judge: judgeAppointment, carryOut: appointOperator },
  FreezeOwner: { judge: judgeFreeze, carryOut: freezeOwner },
  HoldWithdrawals: { judge: judgeHold, carryOut: setHold },
  SetVerification: { judge: judgeVerification, carryOut: setVerification },
  SetTier: { judge: judgeTier, carryOut: setTier },
  SetFeeTiers: { judge: judgeFeeTiers, carryOut: setFeeTiers },
  SetVerificationPolicy: { judge: judgePolicy, carryOut: setVerificationPolicy },
  SetMarketState: { judge: judgeMarketState, carryOut: setMarketState },
  ChangeMarket: { judge: judgeMarketChange, carryOut: changeMarket },
  ChangeContract: { judge: judgeContractChange, carryOut: changeContract },
  ListIndex: { judge: judgeIndexListing, carryOut: listIndex },
  ListContract: { judge: judgeContractListing, carryOut: listContract },
  ListOptions: { judge: judgeOptionListing, carryOut: listOptions },
  ContributeCapital: { judge: judgeContribution, carryOut: contributeCapital },
  CancelDecision: { judge: judgeCancellation, carryOut: cancelDecision },
  SetMoneyTerms: { judge: judgeMoneyTerms, carryOut: setMoneyTerms },
  TakeWithdrawal: { judge: judgeTaking, carryOut: takeWithdrawal },
  ApproveWithdrawal: { judge: judgeApproval, carryOut: approveWithdrawal },
  RefuseWithdrawal: { judge: judgeRefusal, carryOut: refuseWithdrawal },
  PayBankWithdrawal: { judge: judgeBankPayment, carryOut: payBankWithdrawal },
  CreditPurchase: { judge: judgePurchase, carryOut: creditPurchase },
  RestrictPlatform: { judge: judgeRestriction, carryOut: setRestriction },
}

/** Whether the action could be carried out as things stand now. */
export function judgeAction(state: ExchangeState, action: OperatorAction): Rejected | undefined {
  return actOf(action).judge(state, action)
}

/** Does it. The caller has judged it. */
export function carryOut(state: ExchangeState, action: OperatorAction, decision: number): void {
  actOf(action).carryOut(state, action, decision)
}

function actOf(action: OperatorAction): Act<OperatorAction> {
  return ACTS[action.type] as Act<OperatorAction>
}
