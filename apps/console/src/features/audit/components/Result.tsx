import { type ChipTone, StateChip } from '@touchstone/ui'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { auditTexts } from '../texts.ts'

const t = textsOf(auditTexts)

/** The chain's words for what became of an act, or of the proposal or case that it decided. Any other word is why it was refused. */
const TONES = {
  done: 'success',
  decided: 'success',
  approved: 'success',
  second: 'progress',
  waiting: 'neutral',
  refused: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Readonly<Record<string, ChipTone>>

const isOutcome = (result: string): result is keyof typeof TONES => Object.hasOwn(TONES, result)

export function Result({ result }: { readonly result: string }) {
  if (isOutcome(result)) return <StateChip tone={TONES[result]} word={t(`results.${result}`)} />
  return (
    <span className="flex flex-col">
      <StateChip tone="failure" word={t('results.not')} />
      <span className="text-12 text-ink-3">{result}</span>
    </span>
  )
}
