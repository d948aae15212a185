import { type FormField, TextField } from '@touchstone/ui'
import { useTexts } from '../../shared/i18n/texts.ts'
import { changeTexts } from './texts.ts'

export const QUESTIONS = [1, 2, 3] as const

/** The sentence of one of the three questions. */
export function useQuestionText(): (question: number) => string {
  const t = useTexts(changeTexts)
  const sentences = [t('questions.q1'), t('questions.q2'), t('questions.q3')]
  return (question) => sentences[question - 1] ?? ''
}

export interface AnswerFieldProps {
  readonly question: number
  readonly field: FormField<string>
}

/** Asks the question that was set; nothing where none was. */
export function AnswerField({ question, field }: AnswerFieldProps) {
  const t = useTexts(changeTexts)
  const sentence = useQuestionText()
  if (question === 0) return null
  return <TextField {...field} label={t('answer')} hint={sentence(question)} maxLength={64} autoComplete="off" />
}
