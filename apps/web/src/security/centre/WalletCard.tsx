import { useQuery, useQueryClient } from '@tanstack/react-query'
import { showToast } from '@touchstone/frame'
import { Button, Dialog } from '@touchstone/ui'
import { useState } from 'react'
import { api } from '../../shared/api/api.ts'
import { callQuery } from '../../shared/api/queries.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { useSession } from '../../shared/session/sessionStore.ts'
import { useSetting } from '../../shared/site/useSite.ts'
import { useStepUp } from '../../shared/stepUp/useStepUp.ts'
import { walletTexts } from '../../shared/wallet/texts.ts'
import { WalletSigner } from '../../shared/wallet/WalletSigner.tsx'
import { ConfirmAct } from '../factors/ConfirmAct.tsx'
import { SecurityRow } from './SecurityRow.tsx'

/** A row of the login: the wallet of this account. Absent when wallets cannot log in. */
export function WalletCard() {
  const t = useTexts(walletTexts)
  const offered = useSetting()?.features.walletLogin ?? false
  const demo = useSession((session) => session.demo)
  const { data } = useQuery(callQuery('getSecurity', {}, { refusal: 'here' }))
  const [open, setOpen] = useState<'link' | 'unlink'>()
  if (!offered || !data) return null
  const { wallet } = data
  const close = () => setOpen(undefined)
  return (
    <SecurityRow
      title={t('card.title')}
      text={`${t('card.text')} ${t('card.held')}`}
      state={{ good: wallet !== '', word: t(wallet === '' ? 'card.notLinked' : 'card.linked') }}
      action={
        <Button
          tone="secondary"
          size="small"
          blockedBecause={demo ? t('card.demo') : undefined}
          onClick={() => setOpen(wallet === '' ? 'link' : 'unlink')}
        >
          {t(wallet === '' ? 'card.link' : 'card.unlink')}
        </Button>
      }
    >
      {wallet !== '' && (
        <bdi dir="ltr" className="num mt-2 block text-12 break-all text-ink-2">
          {wallet}
        </bdi>
      )}
      {open === 'link' && <LinkDialog onClose={close} />}
      {open === 'unlink' && <UnlinkDialog wallet={wallet} onClose={close} />}
    </SecurityRow>
  )
}

function LinkDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(walletTexts)
  const withStepUp = useStepUp()
  const queries = useQueryClient()
  return (
    <Dialog open title={t('card.dialog')} closeLabel={t('card.close')} onClose={onClose}>
      <WalletSigner
        use="link"
        submitLabel={t('card.submit')}
        onSigned={async (proof) => {
          await withStepUp(() => api().call('linkWallet', proof, { refusal: 'here' }))
          showToast('ok', t('card.done'))
          for (const read of ['getSecurity', 'getAccountEvents']) void queries.invalidateQueries({ queryKey: [read] })
          onClose()
        }}
      />
    </Dialog>
  )
}

function UnlinkDialog({ wallet, onClose }: { readonly wallet: string; readonly onClose: () => void }) {
  const t = useTexts(walletTexts)
  return (
    <ConfirmAct
      title={t('card.unlinkTitle')}
      confirmLabel={t('card.unlink')}
      onClose={onClose}
      act={async () => {
        await api().call('unlinkWallet', {}, { refusal: 'here' })
        showToast('ok', t('card.undone'))
        onClose()
      }}
    >
      <p>
        {t.rich('card.unlinkText', {
          wallet,
          address: (shown) => <bdi className="num wrap-anywhere text-ink-1">{shown}</bdi>,
        })}
      </p>
    </ConfirmAct>
  )
}
