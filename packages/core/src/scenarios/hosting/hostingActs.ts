import type { HostingTerms, OperatorAction } from '@touchstone/protocol'

/** What a product of the stories offers, but for what they say of it. */
export const TOY_HOSTING: HostingTerms = {
  product: 1,
  name: 'Three days',
  cycleDays: 3,
  dailyRatePpm: 1_235,
  min: '10',
  max: '1000',
  capacity: '1500',
  earlyLossPpm: 50_000,
  redemptionDays: 2,
  state: 'open',
}

/** "offers hosting 1: cycleDays 3, min 5": the fields of one kind stay numbers, those of the other texts. */
export function readHostingAct(phrase: string): OperatorAction | undefined {
  const [, product, change = ''] = /^offers? hosting (\d+)(?:: (.*))?$/.exec(phrase) ?? []
  if (product === undefined) return undefined
  const said = change === '' ? [] : change.split(', ').map((field) => field.split(' ') as [keyof HostingTerms, string])
  const fields = said.map(([field, value]) => [field, typeof TOY_HOSTING[field] === 'number' ? Number(value) : value])
  return {
    type: 'SetHostingProduct',
    terms: { ...TOY_HOSTING, product: Number(product), ...Object.fromEntries(fields) },
  }
}
