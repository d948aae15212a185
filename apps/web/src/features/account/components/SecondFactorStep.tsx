import { knowsPasskeys, provePasskey } from '@touchstone/frame'
import { Button, FailureAlert, FormFrame, TEXT_LINK, TextField, useForm } from '@touchstone/ui'
import { useState } from 'react'
import { api, failureText, isCallError } from '../../../shared/api/api.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { passkeyFailureText } from '../../../shared/passkeys/passkeyText.ts'
import { rejectionWord } from '../../../shared/said/rejectionText.ts'
import { accountTexts } from '../texts.ts'
import type { FactorProof } from '../useLogin.ts'

export interface SecondFactorStepProps {
  /** Logs in; rejects when the factor was refused. */
  readonly onProof: (proof: FactorProof) => Promise<void>
  readonly onBack: () => void
  /** Names the first factor, which was right. */
  readonly lead?: string
  /** Absent where a lost factor cannot be reported. */
  readonly onLost?: () => void
}

/** Proves a second factor: by a typed code, or by a passkey. */
function useFactorProof(onProof: SecondFactorStepProps['onProof']) {
  const t = useTexts(accountTexts)
  const [failure, setFailure] = useState('')
  const [atPasskey, setAtPasskey] = useState(false)
  const form = useForm({
    initial: { factor: '' },
    check: ({ factor }) => ({ factor: factor.trim() === '' ? t('messages.codeEmpty') : undefined }),
    submit: async ({ factor }) => {
      setFailure('')
      try {
        await onProof({ factor: factor.trim() })
      } catch (error) {
        const word = isCallError(error) ? rejectionWord(error.code) : undefined
        if (word === 'factor_code_wrong') form.refuse('factor', failureText(error))
        else setFailure(failureText(error))
      }
    },
  })
  const prove = async () => {
    setAtPasskey(true)
    setFailure('')
    try {
      const { options } = await api().call('startPasskeyLogin', {}, { refusal: 'here' })
      await onProof({ passkey: await provePasskey(options) })
    } catch (error) {
      setFailure(passkeyFailureText(error) ?? failureText(error))
    } finally {
      setAtPasskey(false)
    }
  }
  return { form, failure, atPasskey, prove }
}

/** After the password: a code of the authenticator app, one of the recovery codes, or a passkey. */
export function SecondFactorStep({ onProof, onBack, lead, onLost }: SecondFactorStepProps) {
  const t = useTexts(accountTexts)
  const [kept, setKept] = useState(false)
  const { form, failure, atPasskey, prove } = useFactorProof(onProof)
  const turn = () => {
    form.reset()
    setKept(!kept)
  }
  return (
    <FormFrame label={t('factor.title')} onSubmit={() => void form.send()}>
      <p role="status" className="text-14 text-ink-2">
        {lead ?? t('factor.lead')}
      </p>
      <TextField
        key={String(kept)}
        {...form.field('factor')}
        label={t(kept ? 'factor.recovery' : 'factor.totp')}
        hint={t(kept ? 'factor.recoveryHint' : 'factor.totpHint')}
        autoFocus
        autoComplete={kept ? 'off' : 'one-time-code'}
        inputMode={kept ? 'text' : 'numeric'}
        maxLength={32}
        spellCheck={false}
        autoCapitalize="none"
        dir="ltr"
        aside={
          <button type="button" className={`${TEXT_LINK} -my-1 text-12`} onClick={turn}>
            {t(kept ? 'factor.useTotp' : 'factor.useRecovery')}
          </button>
        }
      />
      <p className="text-12 text-ink-3">{t('factor.newDevice')}</p>
      <FailureAlert text={failure} />
      <div className="flex flex-col gap-2">
        <Button type="submit" size="large" wide busy={form.busy}>
          {t('login.submit')}
        </Button>
        {knowsPasskeys() && (
          <Button tone="secondary" size="large" wide busy={atPasskey} onClick={() => void prove()}>
            {t('factor.usePasskey')}
          </Button>
        )}
      </div>
      <div className="flex justify-between text-13">
        <button type="button" className={TEXT_LINK} onClick={onBack}>
          {t('factor.back')}
        </button>
        {onLost && (
          <button type="button" className={TEXT_LINK} onClick={onLost}>
            {t('factor.lost')}
          </button>
        )}
      </div>
    </FormFrame>
  )
}
