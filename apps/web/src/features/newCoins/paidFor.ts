import type { Subscription } from './newCoin.ts'

/** What the coins of a subscription cost when they were given, plain decimal; "0" when none were. */
export function paidFor({ steps }: Pick<Subscription, 'steps'>): string {
  return steps.find(({ step }) => step === 'passed')?.amount ?? '0'
}
