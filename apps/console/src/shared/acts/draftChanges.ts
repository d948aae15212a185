import type { Change } from './Changes.tsx'

/**
 * What differs of a form, field by field in the order given, without the spaces around it. Undefined as `now`: it is not there
 * yet, and every field that was filled in is new.
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
