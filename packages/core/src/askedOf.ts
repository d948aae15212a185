import type { Command, OperatorAction } from '@touchstone/protocol'
import { isCustomerDefinition } from '@touchstone/protocol'
import { type RecordDefinition, rangeCheck } from '@touchstone/protocol/shape'
import type { Act } from './entry/act.ts'
import type { Asked } from './entry/asked.ts'
import type { EntryState } from './entry/entryState.ts'
import type { AnyHandling, CheckedHandling } from './entry/handling.ts'
import type { Product } from './entry/product.ts'
import type { SnapshotPart } from './entry/snapshotPart.ts'

/** By list of products: the answers are functions alone, and a process with many exchanges makes them all of the same products. */
const gathered = new WeakMap<readonly Product[], Asked<EntryState>>()

/** The answers of all products, gathered by question. */
export function askedOf(products: readonly Product[]): Asked<EntryState> {
  const known = gathered.get(products) ?? gather(products)
  gathered.set(products, known)
  return known
}

function gather(products: readonly Product[]): Asked<EntryState> {
  const acts = new Map<string, Act<EntryState, OperatorAction>>()
  const handlings = new Map<string, CheckedHandling<EntryState, Command>>()
  for (const { vocabulary, actions = {}, commands = {} } of products) {
    for (const [type, act] of Object.entries(actions)) addOnce(acts, type, act)
    for (const [type, handling] of Object.entries(commands))
      addOnce(handlings, type, checked(type, vocabulary?.commands[type], handling))
  }
  return {
    due: ranked(
      'due',
      products.flatMap(({ due }) => due ?? []),
    ),
    sampled: ranked(
      'sampled',
      products.flatMap(({ sampled }) => sampled ?? []),
    ),
    ended: ranked(
      'ended',
      products.flatMap(({ ended }) => ended ?? []),
    ),
    acting: products.flatMap(({ acting }) => acting ?? []),
    begun: products.flatMap(({ begun }) => begun ?? []),
    founded: products.flatMap(({ founded }) => founded ?? []),
    marketListed: products.flatMap(({ marketListed }) => marketListed ?? []),
    held: products.flatMap(({ held }) => held ?? []),
    needed: products.flatMap(({ needed }) => needed ?? []),
    uses: products.flatMap(({ uses }) => uses ?? []),
    tradable: products.flatMap(({ tradable }) => tradable ?? []),
    endOldOrders: products.flatMap(({ endOldOrders }) => endOldOrders ?? []),
    pairs: products.flatMap(({ pairs }) => pairs ?? []),
    leaving: products.flatMap(({ leaving }) => leaving ?? []),
    unpricedValue: products.flatMap(({ unpricedValue }) => unpricedValue ?? []),
    debt: products.flatMap(({ debt }) => debt ?? []),
    lines: products.flatMap(({ lines }) => lines ?? []),
    drawn: products.flatMap(({ drawn }) => drawn ?? []),
    lotsMade: products.flatMap(({ lotsMade }) => lotsMade ?? []),
    feePaid: products.flatMap(({ feePaid }) => feePaid ?? []),
    campaignAsset: products.flatMap(({ campaignAsset }) => campaignAsset ?? []),
    check: products.flatMap(({ check }) => check ?? []),
    act: (type) => acts.get(type),
    handlings,
    reasons: distinct(
      'reason',
      products.flatMap(({ reasons }) => reasons ?? []),
      ({ number }) => number,
    ),
  }
}

/** The parts of a snapshot in order of their numbers. Throws a RangeError for a number given twice. */
export function partsOf(products: readonly Product[]): SnapshotPart<EntryState>[] {
  const parts = products.flatMap(({ part }) => part ?? [])
  return distinct('part', parts, ({ number }) => number).sort((one, other) => one.number - other.number)
}

function ranked<Answer extends { readonly rank: number }>(kind: string, answers: readonly Answer[]): Answer[] {
  return distinct(kind, answers, ({ rank }) => rank).sort((one, other) => one.rank - other.rank)
}

/** The same, each with a number of its own. */
function distinct<Item>(kind: string, items: readonly Item[], numberOf: (item: Item) => number): Item[] {
  const seen = new Set<number>()
  for (const item of items) {
    const number = numberOf(item)
    if (seen.has(number)) throw new RangeError(`Two products have ${kind} ${number}`)
    seen.add(number)
  }
  return [...items]
}

function addOnce<Value>(map: Map<string, Value>, type: string, value: Value): void {
  if (map.has(type)) throw new RangeError(`Two products carry out ${type}`)
  map.set(type, value)
}

/** The same with the check of its command: by hand, or by the ranges described. Throws a RangeError for a command that is not described. */
function checked(
  type: string,
  definition: RecordDefinition | undefined,
  handling: AnyHandling<EntryState, Command>,
): CheckedHandling<EntryState, Command> {
  if (!definition) throw new RangeError(`${type} is not described`)
  const isCustomers = isCustomerDefinition(definition)
  return { ...handling, isUnderstood: handling.isUnderstood ?? checkOf(definition, handling), isCustomers }
}

function checkOf(
  definition: RecordDefinition,
  { fits }: AnyHandling<EntryState, Command>,
): (command: Command) => boolean {
  const isWithin = rangeCheck(definition)
  return fits ? (command) => isWithin(command) && fits(command) : isWithin
}
