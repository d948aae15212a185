import type { RecordOf } from './shape/definition.ts'
import { type DefinitionIn, definitionsOf } from './shape/vocabulary.ts'
import { VOCABULARIES } from './vocabularies.ts'

/** Its type is named, so that the compiler need not write every event out again. */
export const EVENTS: readonly DefinitionIn<typeof VOCABULARIES, 'events'>[] = definitionsOf(VOCABULARIES, 'events')

export type CoreEvent = RecordOf<(typeof EVENTS)[number]>
