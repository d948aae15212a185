import type {
  CoreEvent,
  CoreQueries,
  Decide,
  DecisionTaken,
  OperatorAction,
  OperatorId,
  OperatorRole,
  OwnerId,
} from '@touchstone/protocol'
import { demand } from './auditFailure.ts'
import { DecisionEffects } from './decisionEffects.ts'
import { mayDo, type Rights, rightsTo } from './decisionRights.ts'
import type { Scene } from './scene.ts'

/** I26 and I27: works out from the entries alone which operators could decide an action, and that each decision took effect once. */
export class DecisionAudit {
  readonly #roles = new Map<OperatorId, ReadonlySet<OperatorRole>>()
  readonly #heldUntil = new Map<OwnerId, number>()
  readonly #waiting = new Map<number, Decide>()
  readonly #effects = new DecisionEffects()
  readonly #ofProduct: (action: OperatorAction, byAdministrator: boolean) => Rights | undefined

  /** `ofProduct`: the rights to an action of a product; undefined for other actions. */
  constructor(ofProduct: (action: OperatorAction, byAdministrator: boolean) => Rights | undefined) {
    this.#ofProduct = ofProduct
  }

  hear(event: CoreEvent, scene: Scene): void {
    if (event.type === 'DecisionTaken') this.#take(event, scene)
    else if (event.type === 'WithdrawalsHeld') this.#hold(event.owner, event.until, scene)
    this.#effects.hear(event)
  }

  /** Every decision took effect, and none was passed over. */
  endEntry(scene: Scene): void {
    const { core, time, entry } = scene
    this.#effects.endEntry(scene)
    if (core.clockStopped()) return
    for (const [decision, { effectiveAt }] of this.#waiting)
      demand(effectiveAt > time, 'OPER-6', () => `decision ${decision} is passed over at entry ${entry.sequence}`)
  }

  sweep(core: CoreQueries): void {
    const listed = core.decisions.scheduled().map(({ decision }) => decision)
    const same = listed.length === this.#waiting.size && listed.every((decision) => this.#waiting.has(decision))
    demand(same, 'OPER-6', () => `${listed.join()} wait, by the log ${[...this.#waiting.keys()].join()}`)
    for (const { operator, roles } of core.decisions.operators()) {
      const known = this.#roles.get(operator)
      const equal = known?.size === roles.length && roles.every((role) => known.has(role))
      demand(equal, 'I27', () => `operator ${operator} has the roles ${roles.join()}`)
    }
    for (const [owner, until] of this.#heldUntil) {
      const told = core.customers.withdrawalsHeldUntil(owner)
      const left = until > core.time ? until : 0
      demand(told === left, 'OWNER-5', () => `owner ${owner} is held until ${told}, by the log ${left}`)
    }
  }

  #take(told: DecisionTaken, scene: Scene): void {
    const { entry, time } = scene
    const { decision, state } = told
    const own = decision === entry.sequence && entry.command.type === 'Decide' ? entry.command : undefined
    const command = own ?? this.#waiting.get(decision)
    demand(command !== undefined, 'OPER-6', () => `decision ${decision} is ${state}, and nobody waits for it`)
    const { effectiveAt, action } = command
    if (state !== 'failed' && state !== 'cancelled') this.#checkPeople(decision, command, time)
    if (state === 'scheduled') {
      demand(own !== undefined && effectiveAt > time, 'OPER-5', () => `decision ${decision} waits for ${effectiveAt}`)
      this.#waiting.set(decision, command)
      return
    }
    const atItsTime = state === 'cancelled' || effectiveAt <= time
    const inTurn = own ? effectiveAt === 0 : this.#waiting.delete(decision)
    demand(atItsTime && inTurn, 'OPER-6', () => `decision ${decision} for ${effectiveAt} is ${state} at ${time}`)
    if (state === 'done') this.#carryOut(action)
  }

  /** The operators' roles and the customer's hold as they are before the decision takes effect. */
  #checkPeople(decision: number, { proposer, approver, action }: Decide, time: number): void {
    if (proposer === 0) {
      const founds = action.type === 'AppointOperator' && approver === 0 && action.roles.includes('administrator')
      demand(founds && this.#roles.size < 2, 'I26', () => `decision ${decision} was proposed by nobody`)
      return
    }
    const until = action.type === 'HoldWithdrawals' ? (this.#heldUntil.get(action.owner) ?? 0) : 0
    const waiting = action.type === 'CancelDecision' ? this.#effects.cancelled(action.decision) : undefined
    const rights = rightsTo(action, {
      heldUntil: until > time ? until : 0,
      waiting,
      byAdministrator: mayDo(this.#roles.get(proposer), 'administrator'),
      ofProduct: this.#ofProduct,
    })
    demand(rights !== undefined, 'OPER-7', () => `decision ${decision} cancels nothing`)
    const alone = approver === 0 && !rights.two
    const pair = approver !== 0 && approver !== proposer && mayDo(this.#roles.get(approver), rights.approve)
    const sound = mayDo(this.#roles.get(proposer), rights.propose) && (alone || pair)
    demand(sound, 'I26', () => `decision ${decision}, ${action.type}, is ${proposer}'s and ${approver}'s`)
  }

  #carryOut(action: OperatorAction): void {
    if (action.type === 'AppointOperator') this.#roles.set(action.operator, new Set(action.roles))
    if (action.type === 'HoldWithdrawals') this.#heldUntil.set(action.owner, action.until)
    this.#effects.expect(action)
    const administrators = [...this.#roles.values()].filter((roles) => roles.has('administrator')).length
    demand(administrators >= Math.min(2, this.#roles.size), 'OPER-4', () => `${administrators} administrators are left`)
  }

  /** The platform by itself never shortens a hold. */
  #hold(owner: OwnerId, until: number, { entry: { command } }: Scene): void {
    if (command.type !== 'HoldWithdrawals' || command.owner !== owner || command.until !== until) return
    const before = this.#heldUntil.get(owner) ?? 0
    demand(until >= before, 'I27', () => `the platform shortened the hold of ${owner} from ${before} to ${until}`)
    this.#heldUntil.set(owner, until)
  }
}
