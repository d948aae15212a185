import type { RecordOf } from './shape/definition.ts'
import { definitionsOf } from './shape/vocabulary.ts'
import { VOCABULARIES } from './vocabularies.ts'

export const EVENTS = definitionsOf(VOCABULARIES, 'events')

export type CoreEvent = RecordOf<(typeof EVENTS)[number]>
