import { type ChipTone, Num, Panel, StateChip } from '@touchstone/ui'
import { useFormats } from '../format/format.ts'
import { useTexts } from '../i18n/texts.ts'
import { recordListTexts } from './texts.ts'

export interface StateStep<State extends string> {
  readonly state: State
  /** UTC ms. */
  readonly time: number
  /** Entry of the log. */
  readonly sequence: number
}

export interface StateStepsProps<State extends string> {
  readonly steps: readonly StateStep<State>[]
  readonly tones: Readonly<Record<State, ChipTone>>
  readonly word: (state: State) => string
}

/** Each state a record came into, when, and where in the log. */
export function StateSteps<State extends string>({ steps, tones, word }: StateStepsProps<State>) {
  const t = useTexts(recordListTexts)
  const formats = useFormats()
  return (
    <Panel className="overflow-hidden">
      <h3 className="flex h-11 items-center border-b border-line px-5 text-14 font-semibold text-ink-1">
        {t('steps')}
      </h3>
      <ol className="flex flex-col gap-2 px-5 py-4">
        {steps.map(({ state, time, sequence }) => (
          <li key={`${state} ${sequence}`} className="flex items-center justify-between gap-4 text-13">
            <StateChip tone={tones[state]} word={word(state)} />
            <span className="text-12 text-ink-3">
              <Num>{formats.dateTime(time)}</Num> · {t('stepAt', { sequence: formats.count(sequence) })}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
