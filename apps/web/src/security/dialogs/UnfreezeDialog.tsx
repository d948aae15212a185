import { Dialog } from '@touchstone/ui'
import { api } from '../../shared/api/api.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { AnswerField } from '../change/AnswerField.tsx'
import { ChangeForm } from '../change/ChangeForm.tsx'
import { ChangeSubmitted } from '../change/ChangeSubmitted.tsx'
import { OwnCodeEntry } from '../change/OwnCodeEntry.tsx'
import { useChange } from '../change/useChange.ts'
import { securityDialogTexts } from './texts.ts'

export interface UnfreezeDialogProps {
  readonly question: number
  readonly onClose: () => void
}

export function UnfreezeDialog({ question, onClose }: UnfreezeDialogProps) {
  const t = useTexts(securityDialogTexts)
  const { form, failure, outcome } = useChange({
    initial: { code: '', answer: '' },
    question,
    check: ({ code, answer }) => ({
      code: code.trim() === '' ? t('codeEmpty') : undefined,
      answer: question !== 0 && answer.trim() === '' ? t('answerEmpty') : undefined,
    }),
    send: async ({ code }, ticket) =>
      (await api().call('unfreezeAccount', { code, ticket }, { refusal: 'here' })).review,
  })
  return (
    <Dialog open title={t('unfreeze.title')} closeLabel={t('close')} onClose={onClose}>
      {outcome ? (
        <ChangeSubmitted outcome={outcome} link={false} />
      ) : (
        <ChangeForm label={t('unfreeze.title')} submitLabel={t('unfreeze.submit')} form={form} failure={failure}>
          <p>{t('unfreeze.lead')}</p>
          <OwnCodeEntry
            type="unfreeze"
            field={form.field('code')}
            onFailure={(text) => form.refuse('code', text)}
            onSent={() => form.focus('code')}
          />
          <AnswerField question={question} field={form.field('answer')} />
        </ChangeForm>
      )}
    </Dialog>
  )
}
