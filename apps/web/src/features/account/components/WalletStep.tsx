import { TEXT_LINK } from '@touchstone/ui'
import { useState } from 'react'
import { api, isCallError } from '../../../shared/api/api.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { rejectionWord } from '../../../shared/said/rejectionText.ts'
import type { WalletProof } from '../../../shared/wallet/useWalletSigner.ts'
import { WalletSigner } from '../../../shared/wallet/WalletSigner.tsx'
import { accountTexts } from '../texts.ts'
import { type FactorProof, useArrivalAfterLogin } from '../useLogin.ts'
import { SecondFactorStep } from './SecondFactorStep.tsx'

/** Logging in with a linked wallet; where there is a second factor, with the same signature and that. */
export function WalletStep({ onBack }: { readonly onBack: () => void }) {
  const t = useTexts(accountTexts)
  const arrive = useArrivalAfterLogin()
  const [signed, setSigned] = useState<WalletProof>()
  const logIn = async (proof: WalletProof, factor: FactorProof = {}) => {
    const { token } = await api().call('tempLogin', { ...proof, ...factor }, { asForm: true, refusal: 'here' })
    arrive(token)
  }
  if (signed)
    return (
      <SecondFactorStep
        lead={t('factor.walletLead')}
        onProof={(factor) => logIn(signed, factor)}
        onBack={() => setSigned(undefined)}
      />
    )
  return (
    <div className="flex flex-col gap-5">
      <p className="text-14 text-ink-2">{t('login.walletLead')}</p>
      <WalletSigner
        use="login"
        submitLabel={t('login.walletSubmit')}
        onSigned={async (proof) => {
          try {
            await logIn(proof)
          } catch (error) {
            if (isCallError(error) && rejectionWord(error.code) === 'second_factor_needed') setSigned(proof)
            else throw error
          }
        }}
      />
      <button type="button" className={`${TEXT_LINK} text-13`} onClick={onBack}>
        {t('factor.back')}
      </button>
    </div>
  )
}
