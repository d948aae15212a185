import { type Envelope, REJECTIONS, type Rejection, type RejectionFacts, rejectionMessage } from '@touchstone/protocol'

/** Code 0 shows `message` (none here: the web app has its own words), 7 is silent. */
export function successAnswer<Data>(data: Data, silent: boolean): Envelope<Data> {
  return { code: silent ? 7 : 0, message: '', data }
}

const LOG_OUT_AFTER_SECONDS = 2

/** The envelope of a refused call; codes 1000 and 2000 carry the facts that their dialogs need. */
export function refusalAnswer(rejection: Rejection, facts: RejectionFacts = {}): Envelope<null> {
  const { code } = REJECTIONS[rejection]
  const message = rejectionMessage(rejection, facts)
  if (code === 1000) return { code, message, data: null, time: LOG_OUT_AFTER_SECONDS }
  if (code === 2000) return { code, message, data: null, title: 'Please log in again' }
  return { code, message, data: null }
}
