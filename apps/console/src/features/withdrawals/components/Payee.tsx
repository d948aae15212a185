import type { AdminCallData } from '@touchstone/protocol/admin'
import { Button, KeyValue } from '@touchstone/ui'
import { useState } from 'react'
import { useMay } from '../../../shared/access/access.ts'
import { ActDialog } from '../../../shared/acts/ActDialog.tsx'
import { useAct } from '../../../shared/acts/useAct.ts'
import { Part } from '../../../shared/frame/Page.tsx'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { withdrawalTexts } from '../texts.ts'

const t = textsOf(withdrawalTexts)
const FIELDS = ['payee', 'bankName', 'bankNumber', 'swift', 'bankAddress', 'phone', 'address', 'digest'] as const

/** The payee of a bank withdrawal: hidden until the operator states a reason to see it. */
export function Payee({ withdrawal }: { readonly withdrawal: number }) {
  const may = useMay('revealPayee')
  const act = useAct('revealPayee')
  const [asking, setAsking] = useState(false)
  const [payee, setPayee] = useState<AdminCallData<'revealPayee'> | null>(null)
  const reveal = async (reason: string) => {
    const seen = await act.run({ id: withdrawal, reason })
    if (seen) setPayee(seen)
    return seen !== undefined
  }
  return (
    <Part title={t('payee')} padded>
      {payee ? (
        <KeyValue
          items={FIELDS.map((field) => ({
            key: field,
            label: t(`bank.${field}`),
            value: <bdi className="break-all">{payee[field]}</bdi>,
          }))}
        />
      ) : (
        <Button
          tone="secondary"
          size="small"
          blockedBecause={may ? undefined : t('revealNote')}
          onClick={() => setAsking(true)}
        >
          {t('reveal')}
        </Button>
      )}
      {asking && (
        <ActDialog
          title={t('revealTitle')}
          confirmLabel={t('revealConfirm')}
          eyes="unsaid"
          act={act}
          onConfirm={reveal}
          onClose={() => setAsking(false)}
        >
          <p>{t('revealNote')}</p>
        </ActDialog>
      )}
    </Part>
  )
}
