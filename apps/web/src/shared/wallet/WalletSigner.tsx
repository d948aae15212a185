import { Button, FailureAlert, Select, TEXT_LINK } from '@touchstone/ui'
import { useState } from 'react'
import { useTexts } from '../i18n/texts.ts'
import { walletTexts } from './texts.ts'
import { useWalletSigner, type WalletSignerOptions } from './useWalletSigner.ts'
import type { FoundWallet } from './wallets.ts'

export interface WalletSignerProps extends WalletSignerOptions {
  /** The purpose of signing. */
  readonly submitLabel: string
}

/** Leads to a signed message: choose a wallet, read the text, sign it. */
export function WalletSigner({ submitLabel, ...options }: WalletSignerProps) {
  const t = useTexts(walletTexts)
  const signer = useWalletSigner(options)
  const { wallets, addresses, asked, busy, failure } = signer
  return (
    <div className="flex flex-col gap-5">
      <FailureAlert text={failure} />
      {asked ? (
        <>
          {addresses.length > 1 && (
            <Select
              label={t('address')}
              options={addresses.map((address) => ({ value: address, label: address }))}
              value={asked.address}
              onValueChange={(address) => void signer.chooseAddress(address)}
            />
          )}
          <figure>
            <figcaption className="text-13 font-medium">{t('message')}</figcaption>
            <pre
              dir="ltr"
              className="mt-1.5 relative overflow-x-auto rounded-panel border border-line bg-surface-2 p-3 font-mono text-12 whitespace-pre-wrap break-words text-ink-1"
            >
              {asked.message}
            </pre>
          </figure>
          <p className="text-12 text-ink-3">{t('messageWhy')}</p>
          <Button size="large" wide busy={busy} onClick={() => void signer.sign()}>
            {submitLabel}
          </Button>
          <button type="button" className={`${TEXT_LINK} text-13`} onClick={signer.forget}>
            {t('other')}
          </button>
        </>
      ) : wallets.length > 0 ? (
        <WalletList wallets={wallets} busy={busy} onChoose={(wallet) => void signer.choose(wallet)} />
      ) : (
        <NoWallet onAgain={signer.lookAgain} />
      )}
    </div>
  )
}

function WalletList(props: {
  readonly wallets: readonly FoundWallet[]
  readonly busy: boolean
  readonly onChoose: (wallet: FoundWallet) => void
}) {
  const t = useTexts(walletTexts)
  return (
    <section aria-label={t('choose')} className="flex flex-col gap-2">
      <h2 className="text-13 font-medium">{t('choose')}</h2>
      {props.wallets.map((wallet) => (
        <Button
          key={wallet.id}
          tone="secondary"
          size="large"
          wide
          busy={props.busy}
          onClick={() => props.onChoose(wallet)}
        >
          {wallet.icon !== '' && <img src={wallet.icon} alt="" className="size-5 rounded-control" />}
          <bdi>{wallet.name || t('unnamed')}</bdi>
        </Button>
      ))}
    </section>
  )
}

function NoWallet({ onAgain }: { readonly onAgain: () => void }) {
  const t = useTexts(walletTexts)
  const [times, setTimes] = useState(0)
  const lookAgain = () => {
    setTimes(times + 1)
    onAgain()
  }
  return (
    <section aria-label={t('none.title')} className="rounded-panel border border-line bg-surface-1 p-4">
      <h2 className="text-14 font-medium">{t('none.title')}</h2>
      <p className="mt-1.5 text-13 text-ink-2">{t('none.text')}</p>
      <p className="mt-1.5 text-12 text-ink-3">{t('none.contract')}</p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button tone="secondary" onClick={lookAgain}>
          {t('none.again')}
        </Button>
        <p role="status" className="text-12 text-ink-2">
          {times > 0 && t('none.still', { count: times })}
        </p>
      </div>
    </section>
  )
}
