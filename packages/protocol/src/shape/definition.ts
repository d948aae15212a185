import type { ChoiceKind, Fields, FieldsOf, RecordDefinition } from './kinds.ts'

/** A command, an event or an action of operators: its name, number and fields. */
export interface Definition<Type extends string = string, F extends Fields = Fields> extends RecordDefinition {
  readonly type: Type
  readonly fields: F
}

/** The TypeScript type of a described record. */
export type RecordOf<D> =
  D extends Definition<infer Type, infer F> ? Flat<{ readonly type: Type } & FieldsOf<F>> : never

type Flat<T> = { readonly [Name in keyof T]: T[Name] }

/** Describes a record. Throws a RangeError when its number is not a whole one from 1 to 65,535. */
export function define<Type extends string, const F extends Fields>(
  number: number,
  type: Type,
  says: string,
  fields: F,
): Definition<Type, F> {
  if (!Number.isInteger(number) || number < 1 || number > 0xffff) throw new RangeError(`${type}: no number ${number}`)
  return { number, type, says, fields }
}

/** One of these records, told apart by its type. */
export function choice<const D extends readonly RecordDefinition[]>(of: D): ChoiceKind<RecordOf<D[number]>> {
  return { is: 'choice', of }
}
