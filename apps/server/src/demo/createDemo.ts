import type { DEMO_CALLS } from '@touchstone/protocol'
import type { CallHandlers } from '../gateway/callContext.ts'
import type { Identity } from '../identity/createIdentity.ts'
import type { Leaving } from '../trading/leaving.ts'
import { demoHandlers } from './demoHandlers.ts'
import { createGuests } from './guests.ts'
import { createPlayMoney } from './playMoney.ts'

/** The calls of the demo account. Its guests are forgotten in the round that sweeps their sessions. */
export function createDemo(
  { services, onSweep }: Pick<Identity, 'services' | 'onSweep'>,
  leavings: readonly Leaving[],
): CallHandlers<keyof typeof DEMO_CALLS> {
  const { demo } = services.worlds
  const guests = createGuests({ ...services, demo, leavings })
  onSweep(() => guests.sweep())
  return demoHandlers({ services, guests, playMoney: createPlayMoney(demo) })
}
