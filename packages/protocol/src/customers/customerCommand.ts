import { type Definition, define, type RecordOf } from '../shape/definition.ts'
import { type Fields, type FieldsOf, fixed, type RecordDefinition, timestamp, whole } from '../shape/kinds.ts'
import { MAX_ID } from '../shape/limits.ts'

const STAMP = {
  owner: fixed(4, whole(1, 0xffff_ffff, 'owner')),
  /** Part of the command's identity. */
  key1: fixed(8, whole(0, MAX_ID)),
  key2: fixed(8, whole(0, MAX_ID)),
  inputHash: fixed(8, whole(0, MAX_ID)),
  issuedAt: fixed(8, timestamp()),
}

/**
 * Fields of every customer command. `key1`/`key2` are 53-bit integers cut from SHA-256 of (owner, cid): the command's identity.
 * `inputHash` (53 bits) is cut from SHA-256 of the canonical input: the same identity with another input is a `conflict`.
 * `issuedAt` is the time in the cid when it is a UUIDv7, else 0.
 */
export type CustomerCommand = FieldsOf<typeof STAMP>

/** Describes a command of customers: it has an identity and takes effect once. */
export function defineCustomerCommand<Type extends string, const F extends Fields>(
  number: number,
  type: Type,
  says: string,
  fields: F,
): Definition<Type, typeof STAMP & F> {
  return define(number, type, says, { ...STAMP, ...fields })
}

/** Whether the definition is of a command of customers. */
export function isCustomerDefinition(definition: RecordDefinition): boolean {
  return Object.values(definition.fields).includes(STAMP.inputHash)
}

export type CommandOf<D> = RecordOf<D>
