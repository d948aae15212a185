import type { Change } from './Changes.tsx'

/**
 * The changed fields of a form, in the order given, without the spaces around their values. Undefined as `now`: a new thing, of
 * which every field with a value is a change.
 */
export function draftChanges<Field extends string>(
  fields: readonly Field[],
  now: Readonly<Record<Field, string>> | undefined,
  draft: Readonly<Record<Field, string>>,
  label: (field: Field) => string,
): readonly Change[] {
  return fields
    .map((field) => ({ field, before: now ? now[field] : '', after: draft[field].trim() }))
    .filter(({ before, after }) => before !== after)
    .map(({ field, before, after }) => ({ label: label(field), before, after }))
}
