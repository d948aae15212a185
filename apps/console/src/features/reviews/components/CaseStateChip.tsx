import type { CaseState } from '@touchstone/protocol/admin'
import { type ChipTone, StateChip } from '@touchstone/ui'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { reviewTexts } from '../texts.ts'

const t = textsOf(reviewTexts)

const TONES: Readonly<Record<CaseState, ChipTone>> = {
  waiting: 'progress',
  taken: 'progress',
  second: 'attention',
  applying: 'progress',
  approved: 'success',
  refused: 'failure',
  withdrawn: 'neutral',
}

export function CaseStateChip({ state }: { readonly state: CaseState }) {
  return <StateChip tone={TONES[state]} word={t(`states.${state}`)} />
}
