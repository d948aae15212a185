import { useQuery } from '@tanstack/react-query'
import { AuthenticatorKey, Dialog, digitsOf, InlineAlert, TextField } from '@touchstone/ui'
import { api } from '../../shared/api/api.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { Failed } from '../../shared/loading/Failed.tsx'
import { withStepUp } from '../../shared/stepUp/useStepUp.ts'
import { ChangeForm } from '../change/ChangeForm.tsx'
import { factorTexts } from './texts.ts'
import { useCodeForm } from './useCodeForm.ts'

const CODE_LENGTH = 6

export interface TotpDialogProps {
  readonly onClose: () => void
  /** It is set up; the codes are to be kept. */
  readonly onAdded: (recoveryCodes: readonly string[]) => void
}

/** A new key with its picture. Neither is kept in the page after the dialog, nor stands in an address. */
async function startTotp() {
  const { secret, uri } = await withStepUp(() => api().call('startTotp', {}, { refusal: 'here' }))
  const { img } = await api().call('getQrcode', { text: uri }, { asForm: true })
  return { secret, picture: img }
}

/** Key and picture, then a first code that proves they arrived. */
export function TotpDialog({ onClose, onAdded }: TotpDialogProps) {
  const t = useTexts(factorTexts)
  const { data, error, refetch } = useQuery({
    queryKey: ['new authenticator key'],
    queryFn: startTotp,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  return (
    <Dialog open title={t('totp.title')} closeLabel={t('close')} onClose={onClose}>
      {error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <InlineAlert tone="warn">{t('hold')}</InlineAlert>
          <p className="mt-4">{t('totp.scan')}</p>
          <div className="my-5">
            <AuthenticatorKey
              offer={data}
              words={{ picture: t('totp.qr'), key: t('totp.key'), copy: t('totp.copy'), copied: t('totp.copied') }}
            />
          </div>
          {data && <FirstCode onAdded={onAdded} />}
        </>
      )}
    </Dialog>
  )
}

function FirstCode({ onAdded }: Pick<TotpDialogProps, 'onAdded'>) {
  const t = useTexts(factorTexts)
  const { form, failure } = useCodeForm(async (code) => {
    const { recoveryCodes } = await withStepUp(() => api().call('addTotp', { code }, { refusal: 'here' }))
    onAdded(recoveryCodes)
  })
  const code = form.field('code')
  return (
    <ChangeForm label={t('totp.title')} submitLabel={t('totp.submit')} form={form} failure={failure}>
      <TextField
        {...code}
        onValueChange={(text) => code.onValueChange(digitsOf(text, CODE_LENGTH))}
        label={t('totp.code')}
        hint={t('totp.codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
      />
    </ChangeForm>
  )
}
