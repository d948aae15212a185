import { Refusal } from '../errors/refusal.ts'

export interface ChangeableField {
  readonly field: string
  readonly unit: string
}

export const LOTS = [
  { field: 'minLots', unit: 'lots' },
  { field: 'maxLots', unit: 'lots' },
] as const
export const BOUNDS = [
  { field: 'bandPpm', unit: 'ppm' },
  { field: 'defaultSlippagePpm', unit: 'ppm' },
  { field: 'maxSlippagePpm', unit: 'ppm' },
  { field: 'maxOpenOrders', unit: 'orders' },
] as const

export type Changes = readonly { readonly field: string; readonly value: string }[]

/** None of the terms that every market has is changed. */
export const NO_BOUNDS = {
  minLots: 0,
  maxLots: 0,
  bandPpm: 0,
  defaultSlippagePpm: 0,
  maxSlippagePpm: 0,
  maxOpenOrders: 0,
}

function refuse(field: string, problem: string): never {
  throw new Refusal('malformed', { field, problem })
}

function wholeOf(field: string, value: string): number {
  if (!/^[1-9]\d{0,14}$/.test(value)) refuse(field, 'must be a whole number above 0')
  return Number(value)
}

/** Throws Refusal('malformed') for a field that cannot be changed, is named twice, or has a value that is no number. */
export function readChanges(
  changes: Changes,
  fields: readonly ChangeableField[],
): Readonly<Record<string, number | string>> {
  const read: Record<string, number | string> = {}
  for (const { field, value } of changes) {
    const known = fields.find((each) => each.field === field)
    if (!known) return refuse(field.slice(0, 40), 'cannot be changed')
    if (field in read) refuse(field, 'was named twice')
    const decimal = known.unit === 'quote'
    if (decimal && !/^\d{1,20}(\.\d{1,18})?$/.test(value)) refuse(field, 'must be a decimal number')
    read[field] = decimal ? value : wholeOf(field, value)
  }
  return read
}
