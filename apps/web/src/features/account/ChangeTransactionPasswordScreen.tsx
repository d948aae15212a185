import { InlineAlert, PinField } from '@touchstone/ui'
import { SecurityLoaded } from '../../security/centre/SecurityLoaded.tsx'
import { AnswerField } from '../../security/change/AnswerField.tsx'
import { ChangeForm } from '../../security/change/ChangeForm.tsx'
import { ChangeSubmitted } from '../../security/change/ChangeSubmitted.tsx'
import { ChangeTerms } from '../../security/change/ChangeTerms.tsx'
import { OwnCodeEntry } from '../../security/change/OwnCodeEntry.tsx'
import { useChange } from '../../security/change/useChange.ts'
import { isPin } from '../../shared/account/accountInput.ts'
import { api } from '../../shared/api/api.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { SettingFrame } from './components/SettingFrame.tsx'
import { answerSentence, codeSentence } from './sentences.ts'
import { accountTexts } from './texts.ts'

/** `/editPasswordTrade`: another six digits, after a code and the security answer. */
export function ChangeTransactionPasswordScreen() {
  const t = useTexts(accountTexts)
  return (
    <SettingFrame title={t('changePin.title')} lead={t('changePin.lead')}>
      <SecurityLoaded fields={4}>
        {({ tpwd, question }) => (tpwd ? <ChangePin question={question} /> : <Unset />)}
      </SecurityLoaded>
    </SettingFrame>
  )
}

function Unset() {
  const t = useTexts(accountTexts)
  return (
    <InlineAlert>
      {t('changePin.unset')}{' '}
      <AppLink
        to="/bindmpwd"
        search={{ redirect: '/setting?tab=security' }}
        className="text-accent underline underline-offset-2"
      >
        {t('changePin.set')}
      </AppLink>
    </InlineAlert>
  )
}

function ChangePin({ question }: { readonly question: number }) {
  const t = useTexts(accountTexts)
  const { form, failure, outcome } = useChange({
    initial: { code: '', answer: '', tpwd: '', tpwd2: '' },
    question,
    check: ({ code, answer, tpwd, tpwd2 }) => ({
      code: codeSentence(code, t),
      answer: answerSentence(answer, question, t),
      tpwd: isPin(tpwd) ? undefined : t('messages.pinFormat'),
      tpwd2: tpwd === tpwd2 ? undefined : t('pin.differ'),
    }),
    send: async ({ code, tpwd, tpwd2 }, ticket) =>
      (await api().call('updateTpwd', { code, ticket, tpwd, tpwd2 }, { refusal: 'here' })).review,
  })
  if (outcome) return <ChangeSubmitted outcome={outcome} />
  return (
    <ChangeForm label={t('changePin.title')} submitLabel={t('changePin.submit')} form={form} failure={failure}>
      <ChangeTerms />
      <OwnCodeEntry
        type="tpwd"
        field={form.field('code')}
        onFailure={(sentence) => form.refuse('code', sentence)}
        onSent={() => form.focus('code')}
      />
      <AnswerField question={question} field={form.field('answer')} />
      <PinField {...form.field('tpwd')} label={t('changePin.first')} hint={t('pin.hint')} autoComplete="new-password" />
      <PinField {...form.field('tpwd2')} label={t('changePin.second')} autoComplete="new-password" />
    </ChangeForm>
  )
}
