import type { CoreEvent } from '@touchstone/protocol'
import { demand } from './auditFailure.ts'
import { PRODUCTS } from './products.ts'

/** ONLY-1: no risk is opened while the platform is restricted. */
export class RestrictionAudit {
  #restricted = false

  hear(event: CoreEvent): void {
    const opens = this.#restricted && PRODUCTS.some((product) => product.opens?.(event) === true)
    demand(!opens, 'ONLY-1', () => `${event.type} while the platform is restricted`)
    if (event.type === 'PlatformRestricted') this.#restricted = event.withdrawalsOnly
  }
}
