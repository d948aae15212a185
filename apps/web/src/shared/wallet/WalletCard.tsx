import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, ConfirmDialog, Dialog, InlineAlert } from '@touchstone/ui'
import { useState } from 'react'
import { api, failureText } from '../api/api.ts'
import { callQuery } from '../api/queries.ts'
import { useTexts } from '../i18n/texts.ts'
import { useSession } from '../session/sessionStore.ts'
import { useSetting } from '../site/useSite.ts'
import { useStepUp } from '../stepUp/useStepUp.ts'
import { showToast } from '../toasts/toastStore.ts'
import { walletTexts } from './texts.ts'
import { WalletSigner } from './WalletSigner.tsx'

/** The wallet that can log in to this account: link one, or take it off. Absent where wallets cannot log in. */
export function WalletCard() {
  const t = useTexts(walletTexts)
  const offered = useSetting()?.features.walletLogin ?? false
  const demo = useSession((session) => session.demo)
  const { data } = useQuery(callQuery('getSecurity', {}))
  const [open, setOpen] = useState<'link' | 'unlink'>()
  if (!offered || !data) return null
  const { wallet } = data
  const close = () => setOpen(undefined)
  return (
    <section aria-labelledby="wallet-card" className="flex items-start justify-between gap-6">
      <div className="min-w-0">
        <h3 id="wallet-card" className="text-14 font-medium">
          {t('card.title')}
        </h3>
        <p className="mt-0.5 text-13 text-ink-2">
          {wallet === ''
            ? t('card.none')
            : t.rich('card.linked', {
                wallet,
                address: (chunks) => (
                  <bdi className="num break-all text-ink-1" dir="ltr">
                    {chunks}
                  </bdi>
                ),
              })}
        </p>
        <p className="mt-0.5 text-12 text-ink-3">{t('card.held')}</p>
      </div>
      <Button
        tone="secondary"
        blockedBecause={demo ? t('card.demo') : undefined}
        onClick={() => setOpen(wallet === '' ? 'link' : 'unlink')}
      >
        {t(wallet === '' ? 'card.link' : 'card.unlink')}
      </Button>
      {open === 'link' && <LinkDialog onClose={close} />}
      {open === 'unlink' && <UnlinkDialog wallet={wallet} onClose={close} />}
    </section>
  )
}

/** Shows anew what protects the account. */
function useSecurityChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['getSecurity'] })
}

function LinkDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(walletTexts)
  const withStepUp = useStepUp()
  const changed = useSecurityChanged()
  return (
    <Dialog open title={t('card.dialog')} closeLabel={t('card.close')} onClose={onClose}>
      <WalletSigner
        use="link"
        submitLabel={t('card.submit')}
        onSigned={async (proof) => {
          await withStepUp(() => api().call('linkWallet', proof))
          showToast('ok', t('card.done'))
          await changed()
          onClose()
        }}
      />
    </Dialog>
  )
}

function UnlinkDialog({ wallet, onClose }: { readonly wallet: string; readonly onClose: () => void }) {
  const t = useTexts(walletTexts)
  const withStepUp = useStepUp()
  const changed = useSecurityChanged()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const unlink = async () => {
    setBusy(true)
    setFailure('')
    try {
      await withStepUp(() => api().call('unlinkWallet', {}))
      showToast('ok', t('card.undone'))
      await changed()
      onClose()
    } catch (error) {
      setFailure(failureText(error))
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      title={t('card.unlinkTitle')}
      confirmLabel={t('card.unlink')}
      cancelLabel={t('card.unlinkCancel')}
      tone="danger"
      busy={busy}
      onConfirm={() => void unlink()}
      onCancel={onClose}
    >
      <p className="break-words">{t('card.unlinkText', { wallet })}</p>
      {failure !== '' && (
        <div className="mt-3">
          <InlineAlert tone="danger" announce>
            {failure}
          </InlineAlert>
        </div>
      )}
    </ConfirmDialog>
  )
}
