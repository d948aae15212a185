import { useQuery } from '@tanstack/react-query'
import { showToast, useGoToAddress, useSearchField } from '@touchstone/frame'
import { Button, FailureAlert, FormFrame, InlineAlert, PinField, useForm } from '@touchstone/ui'
import { useState } from 'react'
import { isPin } from '../../shared/account/accountInput.ts'
import { api, failureText } from '../../shared/api/api.ts'
import { callQuery } from '../../shared/api/queries.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { safeRedirect } from '../../shared/routing/safeRedirect.ts'
import { useSession } from '../../shared/session/sessionStore.ts'
import { SettingFrame } from './components/SettingFrame.tsx'
import { accountTexts } from './texts.ts'

/** Six digits, twice; then back to where it was needed. */
export function TransactionPasswordScreen() {
  const t = useTexts(accountTexts)
  const back = safeRedirect(useSearchField('redirect') || '/table1')
  const goTo = useGoToAddress()
  const { data } = useQuery(callQuery('hasTpassword', {}))
  return (
    <SettingFrame title={t('pin.title')} lead={t('pin.lead')}>
      {data?.has ? (
        <div className="flex flex-col gap-5">
          <InlineAlert tone="ok">{t('pin.alreadySet')}</InlineAlert>
          <Button size="large" wide onClick={() => goTo(back)}>
            {t('pin.goOn')}
          </Button>
        </div>
      ) : (
        <PinForm back={back} />
      )}
    </SettingFrame>
  )
}

function PinForm({ back }: { readonly back: string }) {
  const t = useTexts(accountTexts)
  const goTo = useGoToAddress()
  const [failure, setFailure] = useState('')
  const form = useForm({
    initial: { tpwd: '', tpwd2: '' },
    check: ({ tpwd, tpwd2 }) => ({
      tpwd: isPin(tpwd) ? undefined : t('messages.pinFormat'),
      tpwd2: tpwd === tpwd2 ? undefined : t('pin.differ'),
    }),
    submit: async (values) => {
      setFailure('')
      try {
        await api().call('saveTpwd', values, { refusal: 'here' })
        useSession.setState({ transaction_password: 1 })
        showToast('ok', t('messages.saved'))
        goTo(back)
      } catch (error) {
        setFailure(failureText(error))
        form.reset()
      }
    },
  })
  return (
    <FormFrame label={t('pin.title')} onSubmit={() => void form.send()}>
      <PinField {...form.field('tpwd')} label={t('pin.first')} hint={t('pin.hint')} autoComplete="new-password" />
      <PinField {...form.field('tpwd2')} label={t('pin.second')} autoComplete="new-password" />
      <FailureAlert text={failure} />
      <div className="flex flex-col gap-2">
        <Button type="submit" size="large" wide busy={form.busy}>
          {t('pin.submit')}
        </Button>
        <Button tone="ghost" size="large" wide onClick={() => goTo(back)}>
          {t('pin.later')}
        </Button>
      </div>
    </FormFrame>
  )
}
