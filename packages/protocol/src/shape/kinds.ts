import {
  type Amount,
  type Lots,
  MAX_AMOUNT,
  MAX_LOTS,
  MAX_TICKS,
  type Ppm,
  type Ticks,
  type Timestamp,
} from '@touchstone/quantities'
import { MAX_ID, MAX_PPM, MAX_TEXT, MAX_TIME } from './limits.ts'

declare const VALUE: unique symbol

/** Carries the type of a field's value; nothing at run time. */
export interface Holds<T> {
  readonly [VALUE]?: T
}

/** The type of the value that a kind describes. */
export type ValueOf<K> = K extends Holds<infer T> ? T : never

/**
 * How a number is written: `signed` as few bytes as it takes, `unsigned` the same for numbers that are never negative, or
 * always 2, 4 or 8 bytes.
 */
export type NumberWire = 'signed' | 'unsigned' | 2 | 4 | 8

export interface NumberKind<T extends number = number> extends Holds<T> {
  readonly is: 'number'
  /** The unit it counts in, for the reference. */
  readonly unit: string
  readonly min: number
  readonly max: number
  readonly wire: NumberWire
}

export interface AmountKind extends Holds<Amount> {
  readonly is: 'amount'
  readonly min: Amount
  readonly max: Amount
  readonly wire: 'signed' | 8
}

export interface TextKind extends Holds<string> {
  readonly is: 'text'
  /** In UTF-16 units. */
  readonly min: number
  readonly max: number
}

export interface FlagKind extends Holds<boolean> {
  readonly is: 'flag'
}

/** One of a few words, each with its number. `bits`: room for the number, more than today's words need; at most 16. */
export interface WordKind<W extends string = string> extends Holds<W> {
  readonly is: 'word'
  readonly numbers: ReadonlyMap<string, number>
  readonly bits: number
}

export interface ListKind<T = unknown> extends Holds<readonly T[]> {
  readonly is: 'list'
  readonly of: Kind
  readonly min: number
  readonly max: number
}

/** [ticks, lots, ticks, lots, …]: prices are written as differences, because neighbours are near each other. */
export interface LevelsKind extends Holds<readonly number[]> {
  readonly is: 'levels'
  readonly max: number
}

/** Prices near each other, written as differences. */
export interface PricesKind extends Holds<readonly Ticks[]> {
  readonly is: 'prices'
  readonly max: number
}

export interface FieldsKind<F extends Fields = Fields> extends Holds<FieldsOf<F>> {
  readonly is: 'fields'
  readonly fields: F
}

/** Several values of different kinds, always all of them. */
export interface TupleKind<T extends readonly unknown[] = readonly unknown[]> extends Holds<T> {
  readonly is: 'tuple'
  readonly of: readonly Kind[]
}

/** A value, or null. */
export interface OrNullKind<T = unknown> extends Holds<T | null> {
  readonly is: 'orNull'
  readonly of: Kind
}

/** A field that may be missing. */
export interface OptionalKind<T = unknown> extends Holds<T> {
  readonly is: 'optional'
  readonly of: Kind
}

/** One of several described records, told apart by its type. */
export interface ChoiceKind<T = unknown> extends Holds<T> {
  readonly is: 'choice'
  readonly of: readonly RecordDefinition[]
}

export type Kind =
  | NumberKind
  | AmountKind
  | TextKind
  | FlagKind
  | WordKind
  | ListKind
  | LevelsKind
  | PricesKind
  | FieldsKind
  | TupleKind
  | OrNullKind
  | OptionalKind
  | ChoiceKind

export interface Fields {
  readonly [field: string]: Kind
}

/** A described record, its fields' types unknown. */
export interface RecordDefinition {
  /** Written into the log for ever: never given to another record. */
  readonly number: number
  readonly type: string
  /** One sentence, for the reference. */
  readonly says: string
  readonly fields: Fields
}

/** The record that described fields make. */
export type FieldsOf<F extends Fields> = [Extract<F[keyof F], OptionalKind>] extends [never]
  ? { readonly [Name in keyof F]: ValueOf<F[Name]> }
  : { readonly [Name in keyof F as IsOptional<F[Name]> extends true ? never : Name]: ValueOf<F[Name]> } & {
      readonly [Name in keyof F as IsOptional<F[Name]> extends true ? Name : never]?: ValueOf<F[Name]>
    }

type IsOptional<K> = K extends OptionalKind ? true : false

/** A whole number from `min` to `max`. */
export function whole<T extends number = number>(min: number, max: number, unit = 'number'): NumberKind<T> {
  return { is: 'number', unit, min, max, wire: 'signed' }
}

/** The number of a thing: 1 to 2^53 − 1, or from 0 where 0 means something. */
export function id(min: 0 | 1 = 1): NumberKind {
  return whole(min, MAX_ID, 'id')
}

/** How many, or how much of a plain number: 0 to 2^53 − 1. */
export function count(): NumberKind {
  return whole(0, MAX_ID)
}

export function ticks(min: 0 | 1 = 0): NumberKind<Ticks> {
  return whole(min, MAX_TICKS, 'ticks')
}

export function lots(min: 0 | 1 = 0): NumberKind<Lots> {
  return whole(min, MAX_LOTS, 'lots')
}

/** A rate in parts of a million. */
export function ppm(min: 0 | 1 = 0, max = MAX_PPM): NumberKind<Ppm> {
  return whole(min, max, 'ppm')
}

/** Milliseconds UTC. */
export function timestamp(): NumberKind<Timestamp> {
  return whole(0, MAX_TIME, 'ms UTC')
}

/** Smallest units of the asset meant, from `min` on. */
export function amount(min = 0n): AmountKind {
  return { is: 'amount', min, max: MAX_AMOUNT, wire: 'signed' }
}

export function text(min = 0, max = MAX_TEXT): TextKind {
  return { is: 'text', min, max }
}

export function flag(): FlagKind {
  return { is: 'flag' }
}

/** `numbers`: the number of each word in the log, for ever. */
export function word<W extends string>(numbers: Readonly<Record<W, number>>, bits = 8): WordKind<W> {
  return { is: 'word', numbers: new Map(Object.entries(numbers)), bits }
}

export function list<K extends Kind>(of: K, max: number, min = 0): ListKind<ValueOf<K>> {
  return { is: 'list', of, min, max }
}

export function levels(max: number): LevelsKind {
  return { is: 'levels', max }
}

export function prices(max: number): PricesKind {
  return { is: 'prices', max }
}

export function fields<const F extends Fields>(of: F): FieldsKind<F> {
  return { is: 'fields', fields: of }
}

export function tuple<const K extends readonly Kind[]>(
  ...of: K
): TupleKind<{ readonly [Place in keyof K]: ValueOf<K[Place]> }> {
  return { is: 'tuple', of }
}

export function orNull<K extends Kind>(of: K): OrNullKind<ValueOf<K>> {
  return { is: 'orNull', of }
}

export function optional<K extends Kind>(of: K): OptionalKind<ValueOf<K>> {
  return { is: 'optional', of }
}

/** The number always in this many bytes. */
export function fixed<K extends NumberKind>(bytes: 2 | 4 | 8, kind: K): K {
  return { ...kind, wire: bytes }
}

/** An amount that is never negative, always in eight bytes. */
export function fixedAmount(min = 0n): AmountKind {
  return { ...amount(min), wire: 8 }
}

/** A number that is never negative, a bit shorter. */
export function unsigned<K extends NumberKind>(kind: K): K {
  return { ...kind, wire: 'unsigned' }
}
