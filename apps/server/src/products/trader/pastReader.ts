import type { CallContext } from '../../gateway/callContext.ts'
import type { OwnReading, Reading } from '../../projector/reading.ts'

/** Opens history for a call once it has what the caller has seen, or a little later without it. */
export interface PastReader {
  /** What everybody may read, of the caller's world. */
  open(context: CallContext): Promise<Reading>
  /** What the caller may read of their own. */
  own(context: CallContext): Promise<OwnReading>
}
