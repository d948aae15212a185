import { type PasskeyProblem, passkeyObstacle, passkeyProblem } from '@touchstone/frame'
import { textsNow } from '../i18n/texts.ts'
import { session } from '../session/sessionStore.ts'
import { passkeyTexts } from './texts.ts'

function sentence(problem: PasskeyProblem | undefined): string | undefined {
  return problem && textsNow(passkeyTexts, session().language)(problem)
}

/** One sentence for why no passkey can be made here; undefined when one can. */
export function passkeyObstacleText(): string | undefined {
  return sentence(passkeyObstacle())
}

/** One sentence for a ceremony that did not end well; undefined when something else failed. */
export function passkeyFailureText(error: unknown): string | undefined {
  return sentence(passkeyProblem(error))
}
