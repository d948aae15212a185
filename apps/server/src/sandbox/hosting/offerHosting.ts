import type { OperatorAction } from '@touchstone/protocol'
import { powerOfTen } from '@touchstone/quantities'
import { decideOnce, type SandboxWorld } from '../decideOnce.ts'
import { SANDBOX_BACKING, SANDBOX_PRODUCTS } from './sandboxProducts.ts'

/** The evidence of the capital: the log takes each evidence once, so the capital comes in once. */
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

/**
 * Offers the products of the sandbox in a world that lacks them, a fresh one or one with an older log, and brings in the money
 * that backs them: each is a decision of two operators in the log. What operators have changed or closed stays as it is.
 */
export async function offerHosting(world: SandboxWorld): Promise<void> {
  await decideOnce(world, lacking(world))
}
