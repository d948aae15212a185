import { Dialog, Select, TextField } from '@touchstone/ui'
import { useState } from 'react'
import { api } from '../../shared/api/api.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { AnswerField, QUESTIONS, useQuestionText } from '../change/AnswerField.tsx'
import { ChangeForm } from '../change/ChangeForm.tsx'
import { ChangeSubmitted } from '../change/ChangeSubmitted.tsx'
import { ChangeTerms } from '../change/ChangeTerms.tsx'
import { OwnCodeEntry } from '../change/OwnCodeEntry.tsx'
import { useChange } from '../change/useChange.ts'
import { securityDialogTexts } from './texts.ts'

export interface QuestionDialogProps {
  /** The one that is set, 0: none. */
  readonly question: number
  readonly onClose: () => void
}

/** With a code. The first question is set at once; another one wants the old answer too, and waits for review. */
export function QuestionDialog({ question, onClose }: QuestionDialogProps) {
  const t = useTexts(securityDialogTexts)
  const sentence = useQuestionText()
  const [chosen, setChosen] = useState('1')
  const first = question === 0
  const { form, failure, outcome } = useChange({
    initial: { answer: '', code: '', newAnswer: '' },
    question,
    check: ({ answer, code, newAnswer }) => ({
      answer: !first && answer.trim() === '' ? t('answerEmpty') : undefined,
      code: code.trim() === '' ? t('codeEmpty') : undefined,
      newAnswer: newAnswer.trim() === '' ? t('answerEmpty') : undefined,
    }),
    send: async ({ code, newAnswer }, ticket) =>
      (await api().call('saveQuestion', { id: chosen, answer: newAnswer.trim(), code, ticket }, { refusal: 'here' }))
        .review,
  })
  return (
    <Dialog open title={t('question.title')} closeLabel={t('close')} onClose={onClose}>
      {outcome ? (
        <ChangeSubmitted outcome={outcome} link={false} />
      ) : (
        <ChangeForm label={t('question.title')} submitLabel={t('question.submit')} form={form} failure={failure}>
          {!first && <ChangeTerms />}
          <AnswerField question={question} field={form.field('answer')} />
          <OwnCodeEntry
            type="question"
            field={form.field('code')}
            onFailure={(text) => form.refuse('code', text)}
            onSent={() => form.focus('code')}
          />
          <p>{t('question.lead')}</p>
          <Select
            label={t('question.field')}
            value={chosen}
            onValueChange={setChosen}
            options={QUESTIONS.map((id) => ({ value: String(id), label: sentence(id) }))}
          />
          <TextField
            {...form.field('newAnswer')}
            label={t(first ? 'question.answer' : 'question.newAnswer')}
            maxLength={64}
            autoComplete="off"
          />
        </ChangeForm>
      )}
    </Dialog>
  )
}
