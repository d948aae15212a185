import type { Decide, OperatorAction, OperatorId } from '@touchstone/protocol'
import { powerOfTen } from '@touchstone/quantities'
import type { WorldPort } from '../../sequencer/worldPort.ts'
import { SANDBOX_BACKING, SANDBOX_PRODUCTS } from './sandboxProducts.ts'

type SandboxWorld = Pick<WorldPort, 'core' | 'submit'>

const REASON = 'what a sandbox offers from the start'
/** Names the capital for good, so that it comes in once. */
const EVIDENCE = 'sandbox: backing of hosting'

/** What a world lacks: capital in the treasury, then the products that were never offered in it. */
function lacking({ core }: SandboxWorld): readonly OperatorAction[] {
  const asset = core.assets().find(({ id }) => id === core.hosting.asset())
  if (!asset) return []
  const missing = SANDBOX_PRODUCTS.filter(({ product }) => !core.hosting.product(product))
  if (missing.length === 0) return []
  const amount = SANDBOX_BACKING * powerOfTen(asset.scale)
  return [
    { type: 'ContributeCapital', owner: 'treasury', asset: asset.id, amount, evidence: EVIDENCE },
    ...missing.map((terms) => ({ type: 'SetHostingProduct', terms }) as const),
  ]
}

function decision(action: OperatorAction, proposer: OperatorId, approver: OperatorId): Decide {
  return { type: 'Decide', proposer, approver, effectiveAt: 0, reason: REASON, action }
}

/** By the first two operators who may; undefined when there are none, or when the act has been done. */
function decidable({ core }: SandboxWorld, action: OperatorAction): Decide | undefined {
  const people = core.decisions.operators().map(({ operator }) => operator)
  const pairs = people.flatMap((one) => people.map((other) => decision(action, one, other)))
  return pairs.find((each) => core.decisions.judge(each) === null)
}

/**
 * Offers the products of the sandbox in a world that lacks them, a fresh one or one with an older log, and brings in the money
 * that backs them: each is a decision of two operators in the log. What operators have changed or closed stays as it is.
 */
export async function offerHosting(world: SandboxWorld): Promise<void> {
  for (const action of lacking(world)) {
    const command = decidable(world, action)
    if (command) await world.submit(command)
  }
}
