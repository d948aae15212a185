import { ROUTES } from '@touchstone/web/routes'
import { NOT_APPLICABLE } from './notApplicable.ts'
import { PARTS } from './parts.ts'
import { STATES, type State } from './state.ts'

/** A state of a screen (by its path) or of a part of one (by its name). */
interface Wanted {
  readonly subject: string
  readonly state: State
}

function isSenseless({ subject, state }: Wanted): boolean {
  return NOT_APPLICABLE.some(({ of }) => of[subject]?.includes(state))
}

const screens = ROUTES.flatMap(({ path, screen }) => (screen ? [path] : []))
const ofScreens: readonly Wanted[] = screens.flatMap((subject) => STATES.map((state) => ({ subject, state })))
const ofParts: readonly Wanted[] = Object.entries(PARTS).flatMap(([subject, states]) =>
  states.map((state) => ({ subject, state })),
)

/** All that is to be shown. */
export const PLAN: readonly Wanted[] = [...ofScreens.filter((one) => !isSenseless(one)), ...ofParts]
