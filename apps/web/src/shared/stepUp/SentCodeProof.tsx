import { Button, FailureAlert, FormFrame, useForm } from '@touchstone/ui'
import { useState } from 'react'
import { api } from '../api/api.ts'
import { CodeEntry } from '../codes/CodeEntry.tsx'
import { useCode } from '../codes/useCode.ts'
import { useTexts } from '../i18n/texts.ts'
import { useSession } from '../session/sessionStore.ts'
import { placeRefusal } from './stepUpCall.ts'
import { stepUpTexts } from './texts.ts'

/** A code sent to the account's own address: for accounts without a second factor. */
export function SentCodeProof({ onProved }: { readonly onProved: () => void }) {
  const t = useTexts(stepUpTexts)
  const address = useSession((session) => session.phone || session.email)
  const request = useCode(address)
  const [failure, setFailure] = useState('')
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() === '' ? t('codeEmpty') : undefined }),
    submit: async ({ code }) => {
      setFailure('')
      try {
        await api().call('stepUp', { method: 'code', code: code.trim() }, { refusal: 'here' })
        onProved()
      } catch (error) {
        placeRefusal(error, { field: (text) => form.refuse('code', text), form: setFailure })
      }
    },
  })
  const sendCode = async () => {
    const failed = await request.send({ type: 'stepup' })
    if (failed) form.refuse('code', failed)
    else form.focus('code')
  }
  return (
    <FormFrame label={t('title')} onSubmit={() => void form.send()}>
      <p>{t.rich('code', { address, account: (shown) => <bdi className="num text-ink-1">{shown}</bdi> })}</p>
      <CodeEntry field={form.field('code')} request={request} onSend={() => void sendCode()} address={address} />
      <FailureAlert text={failure} />
      <Button type="submit" wide busy={form.busy}>
        {t('confirm')}
      </Button>
    </FormFrame>
  )
}
