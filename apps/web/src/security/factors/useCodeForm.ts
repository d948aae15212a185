import { useForm } from '@touchstone/ui'
import { useState } from 'react'
import { failureText, isCallError } from '../../shared/api/api.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { rejectionWord } from '../../shared/said/rejectionText.ts'
import { factorTexts } from './texts.ts'

/** A form of one code of the authenticator app; a wrong code is told at its field, all else above the button. */
export function useCodeForm(send: (code: string) => Promise<void>) {
  const t = useTexts(factorTexts)
  const [failure, setFailure] = useState('')
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() === '' ? t('codeEmpty') : undefined }),
    submit: async ({ code }) => {
      setFailure('')
      try {
        await send(code.trim())
      } catch (error) {
        if (isCallError(error) && rejectionWord(error.code) === 'factor_code_wrong')
          form.refuse('code', failureText(error))
        else setFailure(failureText(error))
      }
    },
  })
  return { form, failure }
}
