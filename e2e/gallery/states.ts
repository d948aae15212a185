/** A state of a screen or of a part of one. */
export interface State {
  readonly subject: string
  readonly state: string
}

const keyOf = ({ subject, state }: State) => `${subject} ${state}`

/** Of all that is to be shown, what no story shows. */
export function missingStates(plan: readonly State[], shown: readonly State[]): readonly string[] {
  const known = new Set(shown.map(keyOf))
  return plan.map(keyOf).filter((one) => !known.has(one))
}
