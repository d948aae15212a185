import type { CustomersState } from '../customers/customersState.ts'

/** Why only closing, withdrawing and depositing are possible; undefined = everything is. */
export class Restriction {
  reason: string | undefined
}

export interface RestrictionState extends CustomersState {
  readonly restriction: Restriction
}
