import type { State } from './state.ts'

/** What opens within a screen and is shown for itself, with the states it has. */
export const PARTS: Readonly<Record<string, readonly State[]>> = {}
