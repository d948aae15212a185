/** loading: no answer has come · empty: nothing was done yet · error: no answer can be had · refused: an act is refused · full: everything. */
export const STATES = ['loading', 'empty', 'error', 'refused', 'full'] as const
export type State = (typeof STATES)[number]
