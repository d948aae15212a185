import type { CoreEvent } from '@touchstone/protocol'
import { demand } from './auditFailure.ts'
import { PRODUCTS } from './products.ts'
import type { Scene } from './scene.ts'

/** ONLY-1: no risk is opened while the platform is restricted. */
export class RestrictionAudit {
  #restricted = false

  hear(event: CoreEvent, { outcome: { events } }: Scene): void {
    const opens = this.#restricted && PRODUCTS.some((product) => product.opens?.(event, events) === true)
    demand(!opens, 'ONLY-1', () => `${event.type} while the platform is restricted`)
    if (event.type === 'PlatformRestricted') this.#restricted = event.withdrawalsOnly
  }
}
