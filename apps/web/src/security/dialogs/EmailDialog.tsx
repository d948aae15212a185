import { Dialog, TextField } from '@touchstone/ui'
import { accountProblem } from '../../shared/account/accountInput.ts'
import { refreshInfo } from '../../shared/account/refreshInfo.ts'
import { api } from '../../shared/api/api.ts'
import { CodeEntry } from '../../shared/codes/CodeEntry.tsx'
import { useCode } from '../../shared/codes/useCode.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import type { Security } from '../acts/useSecurity.ts'
import { AnswerField } from '../change/AnswerField.tsx'
import { ChangeForm } from '../change/ChangeForm.tsx'
import { ChangeSubmitted } from '../change/ChangeSubmitted.tsx'
import { ChangeTerms } from '../change/ChangeTerms.tsx'
import { useChange } from '../change/useChange.ts'
import { securityDialogTexts } from './texts.ts'

export interface EmailDialogProps {
  readonly security: Security
  readonly onClose: () => void
}

const isEmail = (email: string) => accountProblem({ mode: 'email', email, phone: '', telCode: '' }) === undefined

/** Binds an address: the first at once, another one after a person has looked at it. */
export function EmailDialog({ security, onClose }: EmailDialogProps) {
  const t = useTexts(securityDialogTexts)
  const first = security.email === ''
  const { question } = security
  const emailSentence = (email: string) => (isEmail(email) ? undefined : t('emailInvalid'))
  const { form, failure, outcome } = useChange({
    initial: { email: '', code: '', answer: '' },
    question,
    check: ({ email, code, answer }) => ({
      email: emailSentence(email),
      code: code.trim() === '' ? t('codeEmpty') : undefined,
      answer: question !== 0 && answer.trim() === '' ? t('answerEmpty') : undefined,
    }),
    send: async ({ email, code }, ticket) =>
      (await api().call('bindEmail', { email: email.trim(), code, ticket }, { refusal: 'here' })).review,
    onDone: () => void refreshInfo(),
  })
  const address = isEmail(form.values.email) ? form.values.email.trim() : ''
  const request = useCode(address)
  const sendCode = async () => {
    const problem = emailSentence(form.values.email)
    if (problem) return form.refuse('email', problem)
    const failed = await request.send({ type: 'bindemail', account: form.values.email.trim() })
    if (failed) form.refuse('code', failed)
    else form.focus('code')
  }
  return (
    <Dialog open title={t('email.title')} closeLabel={t('close')} onClose={onClose}>
      {outcome ? (
        <ChangeSubmitted outcome={outcome} link={false} />
      ) : (
        <ChangeForm label={t('email.title')} submitLabel={t('email.submit')} form={form} failure={failure}>
          {!first && <ChangeTerms />}
          {!first && (
            <p className="text-13">
              {t.rich('email.bound', {
                email: security.email,
                address: (shown) => <bdi className="num">{shown}</bdi>,
              })}
            </p>
          )}
          <TextField
            {...form.field('email')}
            label={t(first ? 'email.field' : 'email.newField')}
            type="email"
            autoComplete="email"
            maxLength={120}
            spellCheck={false}
            autoCapitalize="none"
            autoFocus
            dir="ltr"
          />
          <CodeEntry field={form.field('code')} request={request} onSend={() => void sendCode()} address={address} />
          <AnswerField question={question} field={form.field('answer')} />
        </ChangeForm>
      )}
    </Dialog>
  )
}
