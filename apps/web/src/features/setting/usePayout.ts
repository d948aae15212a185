import { showToast } from '@touchstone/frame'
import type { CallData } from '@touchstone/protocol'
import { useForm } from '@touchstone/ui'
import { useState } from 'react'
import { isPin } from '../../shared/account/accountInput.ts'
import { api, failureText, isCallError } from '../../shared/api/api.ts'
import { useDraft } from '../../shared/forms/useDraft.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { rejectionWord } from '../../shared/said/rejectionText.ts'
import { withStepUp } from '../../shared/stepUp/useStepUp.ts'
import { settingTexts } from './texts.ts'

/** The payout settings as they are, to be changed and saved with the transaction password. */
export function usePayout(info: CallData<'getInfo'>, onSaved: () => Promise<void>) {
  const t = useTexts(settingTexts)
  const [failure, setFailure] = useState('')
  const draft = useDraft('payout', {
    name: info.payee,
    bank_name: info.bank_name,
    bank_number: info.bank_number,
    alipay_account: info.alipay_account,
    weixin_nickname: info.weixin_nickname,
    weixin_account: info.weixin_account,
  })
  const form = useForm({
    initial: { ...draft.initial, tpwd: '' },
    check: ({ tpwd }) => ({ tpwd: isPin(tpwd) ? undefined : t('payout.tpwdFormat') }),
    submit: async (values) => {
      setFailure('')
      try {
        await withStepUp(() => api().call('savePayout', values, { refusal: 'here' }))
        showToast('ok', t('payout.saved'))
        await onSaved()
      } catch (error) {
        const word = isCallError(error) ? rejectionWord(error.code) : undefined
        if (word === 'transaction_password_wrong') form.refuse('tpwd', failureText(error))
        else setFailure(failureText(error))
      }
    },
  })
  draft.keep(form.values)
  return { t, form, failure }
}
