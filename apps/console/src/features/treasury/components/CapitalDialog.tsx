import type { AdminCallData } from '@touchstone/protocol/admin'
import { Select, TextField } from '@touchstone/ui'
import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/ActDialog.tsx'
import { balanceChange } from '../../../shared/acts/balanceChange.ts'
import { Changes } from '../../../shared/acts/Changes.tsx'
import { useAct } from '../../../shared/acts/useAct.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { useWorld } from '../../../shared/world/world.ts'
import { treasuryTexts } from '../texts.ts'

const t = textsOf(treasuryTexts)

const OWNERS = ['treasury', 'insurance', 'optionsPool', 'liquidity'] as const
type Owner = (typeof OWNERS)[number]

const isAmount = (text: string) => /^\d{1,20}(\.\d{1,18})?$/.test(text) && /[1-9]/.test(text)

/** The accounts of the operator's own money. */
const WALLET = 'funds'

export interface CapitalDialogProps {
  readonly accounts: AdminCallData<'getTreasury'>['accounts']
  readonly currencies: readonly string[]
  readonly onClose: () => void
}

/** Proposes to record an arrival of own money, with evidence; the balance before and after is shown. */
export function CapitalDialog({ accounts, currencies, onClose }: CapitalDialogProps) {
  const world = useWorld()
  // The comparison keeps the balance as it was at opening, while the figures behind the dialog update.
  const [now] = useState(accounts)
  const [owner, setOwner] = useState<Owner>('treasury')
  const [currency, setCurrency] = useState(currencies[0] ?? '')
  const [amount, setAmount] = useState('')
  const [evidence, setEvidence] = useState('')
  const act = useAct('proposeCapital')
  const complete = currency !== '' && isAmount(amount.trim()) && evidence.trim() !== ''
  const held = now.find((each) => each.owner === owner && each.wallet === WALLET && each.currency === currency)
  const change = balanceChange(held?.available ?? '0', amount.trim(), 'in')
  return (
    <ActDialog
      title={t('dialog.title')}
      confirmLabel={t('dialog.confirm')}
      eyes="two"
      act={act}
      problem={complete ? undefined : t('dialog.malformed')}
      onClose={onClose}
      onConfirm={async (reason) =>
        (await act.run({ world, owner, currency, amount: amount.trim(), evidence: evidence.trim(), reason })) !==
        undefined
      }
    >
      <p className="text-13">{t('dialog.note')}</p>
      <Select
        label={t('dialog.owner')}
        value={owner}
        onValueChange={(value) => setOwner(OWNERS.find((known) => known === value) ?? 'treasury')}
        options={OWNERS.map((value) => ({ value, label: t(`owners.${value}`) }))}
      />
      <div className="grid grid-cols-2 slim:grid-cols-1 gap-3">
        <TextField label={t('dialog.amount')} inputMode="decimal" value={amount} onValueChange={setAmount} />
        <Select
          label={t('dialog.currency')}
          value={currency}
          onValueChange={setCurrency}
          options={currencies.map((value) => ({ value, label: value }))}
        />
      </div>
      <TextField
        label={t('dialog.evidence')}
        hint={t('dialog.evidenceHint')}
        value={evidence}
        maxLength={300}
        onValueChange={setEvidence}
      />
      {change && (
        <Changes
          caption={t('dialog.changes')}
          changes={[{ label: t('dialog.available', { owner: t(`owners.${owner}`), currency }), ...change }]}
        />
      )}
    </ActDialog>
  )
}
