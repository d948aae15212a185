import type { ProductAudit } from '../productAudit.ts'
import { SilenceAudit } from './silenceAudit.ts'

export const CANCEL_ALL_AFTER: ProductAudit<never> = {
  reasons: {},
  begin: () => new SilenceAudit(),
}
