import { Combobox, TextField } from '@touchstone/ui'
import { useState } from 'react'
import type { Security } from '../../security/acts/useSecurity.ts'
import { SecurityLoaded } from '../../security/centre/SecurityLoaded.tsx'
import { AnswerField } from '../../security/change/AnswerField.tsx'
import { ChangeForm } from '../../security/change/ChangeForm.tsx'
import { ChangeSubmitted } from '../../security/change/ChangeSubmitted.tsx'
import { ChangeTerms } from '../../security/change/ChangeTerms.tsx'
import { useChange } from '../../security/change/useChange.ts'
import { accountAddress, accountFields, accountProblem } from '../../shared/account/accountInput.ts'
import { refreshInfo } from '../../shared/account/refreshInfo.ts'
import { likelyCountry, telCodeOf, useCountries } from '../../shared/account/useCountries.ts'
import { api } from '../../shared/api/api.ts'
import { CodeEntry } from '../../shared/codes/CodeEntry.tsx'
import { useCode } from '../../shared/codes/useCode.ts'
import { useDraft } from '../../shared/forms/useDraft.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { SettingFrame } from './components/SettingFrame.tsx'
import { answerSentence, codeSentence } from './sentences.ts'
import { accountTexts } from './texts.ts'

/** `/bindphone`: the first number at once, another one after a person has looked at it. */
export function PhoneScreen() {
  const t = useTexts(accountTexts)
  return (
    <SettingFrame title={t('phone.title')} lead={t('phone.lead')}>
      <SecurityLoaded fields={2}>{(security) => <PhoneForm security={security} />}</SecurityLoaded>
    </SettingFrame>
  )
}

const NO_NUMBER = { phone: '' }

function usePhoneChange(question: number) {
  const t = useTexts(accountTexts)
  const countries = useCountries()
  const [chosenArea, setArea] = useState<string | null>(null)
  const area = chosenArea ?? likelyCountry(countries)
  const entry = (phone: string) => ({ mode: 'phone', email: '', phone, telCode: telCodeOf(countries, area) }) as const
  const phoneSentence = (phone: string) => {
    const problem = accountProblem(entry(phone))
    if (problem === undefined) return undefined
    return t(problem === 'phone_empty' ? 'messages.phoneEmpty' : 'messages.phoneIncorrect')
  }
  const draft = useDraft('phone', NO_NUMBER)
  const change = useChange({
    initial: { ...draft.initial, code: '', answer: '' },
    question,
    check: ({ phone, code, answer }) => ({
      phone: phoneSentence(phone),
      code: codeSentence(code, t),
      answer: answerSentence(answer, question, t),
    }),
    send: async ({ phone, code }, ticket) => {
      const { account, telCode = '' } = accountFields(entry(phone))
      return (await api().call('bindPhone', { phone: account, telCode, code, ticket }, { refusal: 'here' })).review
    },
    onDone: () => void refreshInfo(),
  })
  draft.keep(change.form.values)
  return { ...change, t, countries, area, setArea, entry, phoneSentence }
}

function PhoneForm({ security }: { readonly security: Security }) {
  const { phone, question } = security
  const { t, form, failure, outcome, countries, area, setArea, entry, phoneSentence } = usePhoneChange(question)
  const typed = entry(form.values.phone)
  const address = accountAddress(typed)
  const request = useCode(address)
  if (outcome) return <ChangeSubmitted outcome={outcome} />
  const sendCode = async () => {
    const problem = phoneSentence(form.values.phone)
    if (problem) return form.refuse('phone', problem)
    const failed = await request.send({ type: 'bindphone', ...accountFields(typed) })
    if (failed) form.refuse('code', failed)
    else form.focus('code')
  }
  return (
    <ChangeForm label={t('phone.submit')} submitLabel={t('phone.submit')} form={form} failure={failure}>
      {phone !== '' && <ChangeTerms />}
      {phone !== '' && (
        <p className="text-13 text-ink-2">
          {t.rich('phone.bound', { phone, number: (shown) => <bdi className="num">{shown}</bdi> })}
        </p>
      )}
      <div className="grid grid-cols-[140px_minmax(0,1fr)] items-start slim:grid-cols-[112px_minmax(0,1fr)] gap-3">
        <Combobox
          label={t('fields.areaCode')}
          options={countries}
          value={area}
          onValueChange={setArea}
          shownAs={(option) => `${option.value} ${option.note ?? ''}`}
          nothingFound={t('fields.nothingFound')}
          autoComplete="tel-country-code"
        />
        <TextField
          {...form.field('phone')}
          label={t(phone === '' ? 'fields.phoneNumber' : 'phone.newNumber')}
          type="tel"
          autoComplete="tel-national"
          maxLength={24}
          dir="ltr"
        />
      </div>
      <CodeEntry field={form.field('code')} request={request} onSend={() => void sendCode()} address={address} />
      <AnswerField question={question} field={form.field('answer')} />
    </ChangeForm>
  )
}
