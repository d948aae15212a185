import type { RecordOf } from './shape/definition.ts'
import { type DefinitionIn, definitionsOf } from './shape/vocabulary.ts'
import { VOCABULARIES } from './vocabularies.ts'

/** A named type, so that the compiler need not write out every event in declarations. */
export const EVENTS: readonly DefinitionIn<typeof VOCABULARIES, 'events'>[] = definitionsOf(VOCABULARIES, 'events')

export type CoreEvent = RecordOf<(typeof EVENTS)[number]>
