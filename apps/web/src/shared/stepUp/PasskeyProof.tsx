import { provePasskey } from '@touchstone/frame'
import { Button, FailureAlert } from '@touchstone/ui'
import { useRef, useState } from 'react'
import { api, failureText } from '../api/api.ts'
import { useTexts } from '../i18n/texts.ts'
import { passkeyFailureText } from '../passkeys/passkeyText.ts'
import { stepUpTexts } from './texts.ts'

export interface PasskeyProofProps {
  /** Of `startStepUp`, JSON text; good for one try. */
  readonly options: string
  readonly onProved: () => void
}

export function PasskeyProof({ options, onProved }: PasskeyProofProps) {
  const t = useTexts(stepUpTexts)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  /** A challenge is used once: a further try begins with a new one. */
  const unused = useRef(options)
  const prove = async () => {
    setBusy(true)
    setFailure('')
    try {
      const challenge = unused.current || (await api().call('startStepUp', {}, { refusal: 'here' })).options
      unused.current = ''
      await api().call('stepUp', { method: 'passkey', response: await provePasskey(challenge) }, { refusal: 'here' })
      onProved()
    } catch (error) {
      setFailure(passkeyFailureText(error) ?? failureText(error))
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-col gap-5">
      <p>{t('passkey')}</p>
      <FailureAlert text={failure} />
      <Button wide autoFocus busy={busy} onClick={() => void prove()}>
        {t('usePasskey')}
      </Button>
    </div>
  )
}
