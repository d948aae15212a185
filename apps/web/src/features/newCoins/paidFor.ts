import type { Subscription } from './newCoin.ts'

/** The price paid for the coins of a subscription, plain decimal; "0" when none were allocated. */
export function paidFor({ steps }: Pick<Subscription, 'steps'>): string {
  return steps.find(({ step }) => step === 'passed')?.amount ?? '0'
}
